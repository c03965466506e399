import { useFormField, useTexts } from '@telve/kit';
import { TextField, useAnnounce } from '@telve/ui';
import { useRef, useState } from 'react';
import { planTexts } from '../texts';
import { changeText } from './change';
import { amountOf, isRefused, textAfter } from './priceInput';
import { useCaret } from './useCaret';

/**
 * The new price: whole lira, with a word on how much it differs (PLAN-11, D-83). What cannot become such an amount is refused at
 * once and until it is corrected.
 */
export function PriceField({ now }: { now: number }) {
  const texts = useTexts(planTexts);
  const { value, onChange, error, onBlur, ...field } = useFormField<string>('amount');
  const announce = useAnnounce();
  const input = useRef<HTMLInputElement>(null);
  const [isLeftOut, setIsLeftOut] = useState(false);
  const keepCaret = useCaret(input);
  const take = (typed: string) => {
    const next = textAfter(value, typed);
    const leftOut = next === value && typed !== value;
    keepCaret(typed.length - next.length);
    if (leftOut) setIsLeftOut(true);
    if (leftOut) announce(texts.notTaken);
    else if (isRefused(next) && !isRefused(value)) announce(texts.wrong);
    onChange(next);
  };
  const leave = () => {
    const amount = amountOf(value);
    if (amount !== null && !Number.isNaN(amount)) onChange(String(amount));
    setIsLeftOut(false);
    onBlur();
  };
  const change = changeText(now, value, texts);
  return (
    <TextField
      {...field}
      required
      value={value}
      onChange={take}
      onBlur={leave}
      error={error ?? (isRefused(value) ? texts.wrong : undefined)}
      inputRef={input}
      inputMode="decimal"
      autoComplete="off"
      tabular
      suffix={texts.unit}
      hint={isLeftOut ? `${texts.notTaken} ${change}` : change}
    />
  );
}
