import { timePeriodEntries } from '@telve/api';
import { screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderKit } from '../testing/render';
import { EntityForm } from './EntityForm';
import { FormTextField } from './fields/FormTextField';

const rules = () => import('@telve/api/rules/time-periods').then((module) => module.timePeriodRules.create);

function Steps() {
  const [step, setStep] = useState(1);
  return (
    <>
      {step === 1 ? <FormTextField name="first" /> : <FormTextField name="second" />}
      <button type="button" onClick={() => setStep(step === 1 ? 2 : 1)}>
        Değiştir
      </button>
    </>
  );
}

const form = (
  <EntityForm
    entry={timePeriodEntries.create}
    rules={rules}
    initial={{ first: 'Moda', second: '' }}
    toInput={() => ({ timePeriod: 5 })}
    labels={{ first: 'İlk', second: 'İkinci' }}
  >
    <Steps />
  </EntityForm>
);

describe('a field that is hidden and shown again', () => {
  it.each([
    ['', form],
    [' in strict mode', <StrictMode key="strict">{form}</StrictMode>],
  ])('has the value that was typed%s', async (_name, element) => {
    const { user } = renderKit(element);
    const swap = () => user.click(screen.getByRole('button', { name: 'Değiştir' }));
    const type = async (label: string, value: string) => {
      const box = screen.getByRole<HTMLInputElement>('textbox', { name: label });
      await user.clear(box);
      await user.type(box, value);
    };
    await type('İlk', 'Kadıköy');
    await swap();
    await type('İkinci', 'Beşiktaş');
    await swap();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'İlk' }).value).toBe('Kadıköy');
    await swap();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'İkinci' }).value).toBe('Beşiktaş');
  });
});
