import { timePeriodEntries } from '@telve/api';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refuse, testClient } from '../testing/client';
import { renderKit } from '../testing/render';
import { EntityForm } from './EntityForm';
import { FormNumberField } from './fields/FormNumberField';
import { FormTextField } from './fields/FormTextField';
import type { EntityFormProps } from './types';
import { useFormValues, useSetFormValue, useVerifyFields } from './useFormValues';

const { create } = timePeriodEntries;
const rules = () => import('@telve/api/rules/time-periods').then((module) => module.timePeriodRules.create);

interface Values {
  timePeriod: number | null;
  note: string;
}
type Props = EntityFormProps<Values, { timePeriod: number; active: boolean }, unknown>;

function Tools() {
  const values = useFormValues<Values>();
  const set = useSetFormValue();
  const verify = useVerifyFields();
  return (
    <>
      <output>{JSON.stringify(values)}</output>
      <button type="button" onClick={() => set('note', 'yazıldı')}>
        Yaz
      </button>
      <button type="button" onClick={() => void verify(['note'])}>
        Denetle
      </button>
    </>
  );
}

const open = (props: Partial<Props> = {}, client = testClient().on(create, () => ({}) as never)) =>
  renderKit(
    <EntityForm<Values, { timePeriod: number; active: boolean }, unknown>
      entry={create as never}
      rules={rules as never}
      initial={{ timePeriod: 5, note: '' }}
      toInput={({ timePeriod }) => ({ timePeriod: timePeriod ?? (undefined as never), active: true })}
      labels={{ timePeriod: 'Dakika', note: 'Not' }}
      success={null}
      {...props}
    >
      <FormNumberField name="timePeriod" />
      <FormTextField name="note" />
      <Tools />
      <button type="submit">Kaydet</button>
    </EntityForm>,
    { client },
  );

const press = (user: ReturnType<typeof open>['user'], name: string) => user.click(screen.getByRole('button', { name }));
const missingNote: Props['further'] = ({ note }) => (note === '' ? [{ field: 'note', code: 'required' }] : []);

describe('a form in steps', () => {
  it('sends nothing while it is asked to go on instead', async () => {
    const beforeSave = vi.fn(() => false);
    const { user, client } = open({ beforeSave });
    await press(user, 'Kaydet');
    expect(beforeSave).toHaveBeenCalledWith({ timePeriod: 5, note: '' });
    expect(client.inputs(create)).toEqual([]);
  });

  it('refuses what later work needs besides the rules of the call, and names the field', async () => {
    const onInvalid = vi.fn();
    const { user, client } = open({ further: missingNote, onInvalid });
    await press(user, 'Kaydet');
    await screen.findByRole('alertdialog', { name: 'Lütfen alanları kontrol edin' });
    expect(onInvalid).toHaveBeenCalledWith(['note']);
    expect(client.inputs(create)).toEqual([]);
  });

  it('checks some fields on demand, without a dialog', async () => {
    const { user } = open({ further: missingNote });
    await press(user, 'Denetle');
    expect(await screen.findByText('Not alanı zorunludur.')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await press(user, 'Yaz');
    await press(user, 'Denetle');
    await waitFor(() => expect(screen.queryByText('Not alanı zorunludur.')).toBeNull());
  });

  it('lets other parts read all values and set one', async () => {
    const { user } = open();
    await press(user, 'Yaz');
    expect(document.querySelector('output:not([data-toasts])')?.textContent).toBe('{"timePeriod":5,"note":"yazıldı"}');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Not' }).value).toBe('yazıldı');
  });

  it('hands each save its own options, and tells a refusal after it was shown', async () => {
    const onRefused = vi.fn();
    const { signal } = new AbortController();
    const callOptions = vi.fn(() => ({ signal }));
    const client = testClient().on(create as never, () => refuse('internal_error', { status: 500 }));
    const { user } = open({ callOptions, onRefused }, client);
    await press(user, 'Kaydet');
    expect(await screen.findByText('Bir hata oluştu')).toBeTruthy();
    expect(callOptions).toHaveBeenCalledWith({ timePeriod: 5, note: '' });
    expect(client.options(create)[0]?.signal).toBe(signal);
    expect(onRefused.mock.calls[0]?.[0]).toMatchObject({ code: 'internal_error' });
  });
});
