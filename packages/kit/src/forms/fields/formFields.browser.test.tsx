import { timePeriodEntries } from '@telve/api';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { refuse, type TestClient, testClient } from '../../testing/client';
import { renderKit } from '../../testing/render';
import { EntityForm } from '../EntityForm';
import { FormSaveBar } from '../FormSaveBar';
import { FormCheckboxGroupField } from './FormCheckboxGroupField';
import { FormCodeField } from './FormCodeField';
import { FormFileField } from './FormFileField';
import { FormIbanField } from './FormIbanField';
import { FormTaxNumberField } from './FormTaxNumberField';

const { update } = timePeriodEntries;
const toInput = vi.fn((_: typeof initial) => ({ id: 1, timePeriod: 5, active: true }));
const initial = { iban: '', tax: '', code: '', sizes: [] as string[], plate: null as File | null };
const labels = { iban: 'IBAN', tax: 'Vergi numarası', code: 'Kod', sizes: 'Boylar', plate: 'Vergi levhası' };
const sizes = [
  { value: 'Small', label: 'Küçük' },
  { value: 'Large', label: 'Büyük' },
];

const Form = () => (
  <EntityForm
    entry={update as never}
    rules={() => import('@telve/api/rules/time-periods').then((module) => module.timePeriodRules.update as never)}
    initial={initial}
    toInput={toInput as never}
    labels={labels}
    further={({ plate }) => (plate && plate.size > 3 ? [{ field: 'plate', code: 'too_large' }] : [])}
    message={({ code }) => (code === 'too_large' ? 'Dosya çok büyük.' : undefined)}
  >
    <FormIbanField name="iban" />
    <FormTaxNumberField name="tax" />
    <FormCodeField name="code" />
    <FormCheckboxGroupField name="sizes" options={sizes} />
    <FormFileField name="plate" />
    <FormSaveBar />
  </EntityForm>
);

const choose = (content: string) => {
  const data = new DataTransfer();
  data.items.add(new File([content], 'levha.pdf', { type: 'application/pdf' }));
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  input.files = data.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

const save = () => screen.getByRole('button', { name: 'Güncelle' });
const saving = (): TestClient => testClient().on(update, () => true);

it('IBAN, tax number, code, choices and file hold their stored form (WIZ-53, WIZ-57, APP-21, WIZ-37, WIZ-41)', async () => {
  const { user } = renderKit(<Form />, { client: saving() });
  await user.type(screen.getByLabelText('IBAN'), '330006100519786457841326');
  await user.type(screen.getByLabelText('Vergi numarası'), '04820193756');
  await user.type(screen.getByLabelText('Kod'), '007104');
  await user.click(screen.getByLabelText('Büyük'));
  await user.click(screen.getByLabelText('Küçük'));
  choose('pdf');
  await screen.findByText('levha.pdf');
  await user.click(save());
  await waitFor(() =>
    expect(toInput.mock.lastCall?.[0]).toEqual({
      iban: 'TR330006100519786457841326',
      tax: '0482019375',
      code: '007104',
      sizes: ['Small', 'Large'],
      plate: expect.objectContaining({ name: 'levha.pdf' }),
    }),
  );
});

it('says what is wrong with a file as soon as it is chosen, and takes the word back with the file (WIZ-55)', async () => {
  const { user } = renderKit(<Form />, { client: saving() });
  choose('pdf that is too large');
  expect(await screen.findByText('Dosya çok büyük.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Kaldır: levha.pdf' }));
  await waitFor(() => expect(screen.queryByText('Dosya çok büyük.')).toBeNull());
});

it('keeps a file that the server refused in its slot, with the reason', async () => {
  const client = testClient().on(update, () =>
    refuse('validation_failed', { fields: [{ field: 'plate', code: 'too_large' }] }),
  );
  const { user } = renderKit(<Form />, { client });
  choose('pdf');
  await screen.findByText('levha.pdf');
  await user.click(save());
  await waitFor(() => expect(screen.getAllByText('Dosya çok büyük.').length).toBeGreaterThan(0));
  expect(screen.getByText('levha.pdf')).toBeTruthy();
});
