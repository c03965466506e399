import { useFormField, useTexts } from '@telve/kit';
import { TextField, useAnnounce } from '@telve/ui';
import { useRef, useState } from 'react';
import { planTexts } from '../texts';
import { changeText } from './change';
import { digitsAfter } from './digits';
import { useCaret } from './useCaret';

/** The new price: takes digits alone and says by how much it differs (PLAN-11, D-83). */
export function PriceField({ now }: { now: number }) {
  const texts = useTexts(planTexts);
  const { value, onChange, ...field } = useFormField<string>('amount');
  const announce = useAnnounce();
  const input = useRef<HTMLInputElement>(null);
  const [isRefused, setIsRefused] = useState(false);
  const keepCaret = useCaret(input);
  const take = (typed: string) => {
    const next = digitsAfter(value, typed);
    const refused = next === value && typed !== value;
    keepCaret(typed.length - next.length);
    setIsRefused(refused);
    if (refused) announce(texts.notTaken);
    onChange(next);
  };
  return (
    <TextField
      {...field}
      required
      value={value}
      onChange={take}
      inputRef={input}
      inputMode="numeric"
      autoComplete="off"
      tabular
      suffix={texts.unit}
      hint={isRefused ? texts.notTaken : changeText(now, value, texts)}
    />
  );
}
