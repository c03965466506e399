import { timePeriodEntries } from '@telve/api';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderKit } from '../testing/render';
import { EntityForm } from './EntityForm';
import { FormPhoneField } from './fields/FormPhoneField';
import { FormTextField } from './fields/FormTextField';
import { useFormField } from './useFormField';

const rules = () => import('@telve/api/rules/time-periods').then((module) => module.timePeriodRules.create);

function People() {
  const { value, onChange } = useFormField<readonly { name: string; phone: string }[]>('people');
  return (
    <>
      {value.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields belong to the place in the list.
        <div key={at}>
          <FormTextField name={`people[${at}].name`} label={`Ad ${at + 1}`} />
          <FormPhoneField name={`people[${at}].phone`} label={`Telefon ${at + 1}`} format="national" />
        </div>
      ))}
      <button type="button" onClick={() => onChange([...value, { name: 'Yeni', phone: '532' }])}>
        Kişi ekle
      </button>
      <button type="button" onClick={() => onChange([])}>
        Boşalt
      </button>
    </>
  );
}

it('shows the values of a row that is added, also in the place of one that was stored (VEN-31, VEN-117)', async () => {
  const { user } = renderKit(
    <EntityForm
      entry={timePeriodEntries.create}
      rules={rules}
      initial={{ people: [{ name: 'Elif', phone: '5324180726' }] }}
      toInput={() => ({ timePeriod: 5 })}
      labels={{}}
    >
      <People />
    </EntityForm>,
  );
  const add = () => user.click(screen.getByRole('button', { name: 'Kişi ekle' }));
  const shown = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
  await add();
  expect(shown()).toEqual(['Elif', '(532) 418 07 26', 'Yeni', '(532']);
  await user.click(screen.getByRole('button', { name: 'Boşalt' }));
  await add();
  expect(shown()).toEqual(['Yeni', '(532']);
});
