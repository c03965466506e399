import { companyLimits } from '@telve/api';
import { FormIbanField, FormTextField, useFormField, useTexts } from '@telve/kit';
import { Button, Card, LiveRegion } from '@telve/ui';
import { type RefObject, useEffect, useRef } from 'react';
import { type CompanyTexts, companyTexts } from '../texts';
import { Fields } from './layout';
import { type BankLookup, useBankName } from './useBankName';

export interface BankSectionProps {
  /** IBAN of the stored company. */
  storedIban: string;
  /** Holds what stands in the field, for the words of its fault. */
  typedIban: RefObject<string>;
}

const hintOf = (lookup: BankLookup, name: string, { bank }: CompanyTexts): string | undefined => {
  if (lookup.state === 'none') return undefined;
  if (lookup.state !== 'found') return bank[lookup.state];
  return lookup.name === name ? bank.found : bank.other(lookup.name);
};

/**
 * IBAN and bank (COMP-23, COMP-24, D-52). The name is found by the IBAN where none was typed; a typed one stays, with the
 * found one beside it.
 */
export function BankSection({ storedIban, typedIban }: BankSectionProps) {
  const texts = useTexts(companyTexts);
  const { value: iban } = useFormField<string>('iban');
  const { value: name, onChange: setName } = useFormField<string>('bankName');
  const lookup = useBankName(iban, storedIban);
  const filled = useRef('');
  const seen = useRef('');

  const found = lookup.state === 'found' ? lookup.name.slice(0, companyLimits.bankName) : '';
  useEffect(() => {
    typedIban.current = iban;
  }, [typedIban, iban]);
  // Each found bank is dealt with once: later the name is the person's. What was filled in goes with its IBAN.
  useEffect(() => {
    if (seen.current === found) return;
    seen.current = found;
    if (name !== '' && name !== filled.current) return;
    filled.current = found;
    setName(found);
  }, [found, name, setName]);
  const take = () => {
    filled.current = found;
    setName(found);
  };

  const hint = hintOf(lookup, name, texts);
  return (
    <Card id="bank" title={texts.sections.bank}>
      <Fields>
        <div className="c8">
          <FormIbanField name="iban" hint={texts.ibanHint} />
        </div>
        <div className="c4">
          <FormTextField name="bankName" autoComplete="off" hint={hint} />
          <LiveRegion>{lookup.state === 'looking' ? '' : (hint ?? '')}</LiveRegion>
          {found !== '' && found !== name && (
            <Button size="sm" variant="ghost" onClick={take}>
              {texts.bank.take}
            </Button>
          )}
        </div>
      </Fields>
    </Card>
  );
}
