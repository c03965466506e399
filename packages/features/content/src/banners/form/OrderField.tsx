import { FormNumberField, useTexts } from '@telve/kit';
import { useAnnounce } from '@telve/ui';
import { type FormEvent, useState } from 'react';
import { bannerTexts } from '../texts';

/** The place of a banner, a whole number. Decimals are dropped while they are typed, which the hint then says (BAN-64, D-79). */
export function OrderField() {
  const { hints } = useTexts(bannerTexts);
  const announce = useAnnounce();
  const [isCut, setCut] = useState(false);
  const look = ({ target, nativeEvent }: FormEvent) => {
    const cuts = (nativeEvent as InputEvent).data === '.' || (target as HTMLInputElement).value.includes(',');
    if (cuts && !isCut) announce(hints.orderWhole);
    setCut(cuts);
  };
  return (
    <div onInput={look}>
      <FormNumberField name="order" required dropDecimals min={1} hint={isCut ? hints.orderWhole : hints.order} />
    </div>
  );
}
