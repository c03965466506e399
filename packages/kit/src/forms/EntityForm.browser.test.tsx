import { timePeriodEntries } from '@telve/api';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useDirtyRegistry } from '../leave/leave';
import { deferred, period, refuse, type TestClient, testClient } from '../testing/client';
import { renderKit } from '../testing/render';
import { EntityForm } from './EntityForm';
import { FormSaveBar } from './FormSaveBar';
import { FormNumberField } from './fields/FormNumberField';
import { FormSwitch } from './fields/FormSwitch';
import { FormTextField } from './fields/FormTextField';
import type { EntityFormProps } from './types';
import { useFormField } from './useFormField';

const { update, create } = timePeriodEntries;
const rendered = vi.fn();

interface Values {
  timePeriod: number | null;
  active: boolean;
  note: string;
}

const toValues = ({ timePeriod, active }: { timePeriod: number; active: boolean }): Values => ({
  timePeriod,
  active,
  note: '',
});
const toInput = ({ timePeriod, active }: Values) => ({
  id: 1,
  timePeriod: timePeriod ?? (undefined as unknown as number),
  active,
});

function Watched() {
  const { value } = useFormField<string>('note');
  rendered(value);
  return null;
}

let guard: ReturnType<typeof useDirtyRegistry>;
function Guard() {
  guard = useDirtyRegistry();
  return null;
}

type Props = EntityFormProps<Values, ReturnType<typeof toInput>, boolean>;

function Form({ children, ...props }: Partial<Props>) {
  return (
    <>
      <Guard />
      <EntityForm
        entry={update as never}
        rules={() => import('@telve/api/rules/time-periods').then((module) => module.timePeriodRules.update as never)}
        initial={toValues(period(1))}
        version={1}
        toInput={toInput}
        labels={{ timePeriod: 'Dakika', active: 'Aktif', note: 'Not' }}
        codeFields={{ time_period_already_exists: 'timePeriod' }}
        errorTexts={{ time_period_already_exists: 'Bu süre zaten kayıtlı.' }}
        conflict={{ toValues }}
        title="Sipariş süresi"
        {...props}
      >
        <FormNumberField name="timePeriod" />
        <FormSwitch name="active" />
        <FormTextField name="note" optional />
        {children}
        <Watched />
        <FormSaveBar />
      </EntityForm>
    </>
  );
}

const saving = () => testClient().on(update, () => true);
const minutes = () => screen.getByRole('textbox', { name: 'Dakika' }) as HTMLInputElement;
const save = () => screen.getByRole('button', { name: 'Güncelle' });
const sent = (client: TestClient) => client.inputs(update);

describe('EntityForm', () => {
  it('opens “Lütfen alanları kontrol edin” with the words at the field and leads to it (GEN-20)', async () => {
    const { client, user } = renderKit(<Form />, { client: saving() });
    await user.clear(minutes());
    await user.click(save());
    const dialog = await screen.findByRole('alertdialog', { name: 'Lütfen alanları kontrol edin' });
    const entry = within(dialog).getByRole('link', { name: 'Dakika alanı zorunludur.' });
    expect(minutes().getAttribute('aria-invalid')).toBe('true');
    await user.click(entry);
    await waitFor(() => expect(document.activeElement).toBe(minutes()));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByText('Dakika alanı zorunludur.')).toBeTruthy();
    expect(sent(client)).toEqual([]);
  });

  it('checks a field when it is left, not while somebody types, and takes the message away once the value is good', async () => {
    const { user } = renderKit(<Form />, { client: saving() });
    await user.clear(minutes());
    await user.type(minutes(), '99999');
    expect(screen.queryByText(/küçük olmalıdır/)).toBeNull();
    await user.tab();
    expect(await screen.findByText('1440 veya daha küçük olmalıdır.')).toBeTruthy();
    await user.type(minutes(), '{Backspace}{Backspace}');
    await waitFor(() => expect(screen.queryByText(/küçük olmalıdır/)).toBeNull());
  });

  it('holds the message back while the pointer is down, so that the button stays under it', async () => {
    const { user } = renderKit(<Form />, { client: saving() });
    await user.clear(minutes());
    await user.type(minutes(), '99999');
    fireEvent.pointerDown(save());
    act(() => minutes().blur());
    expect(screen.queryByText(/küçük olmalıdır/)).toBeNull();
    fireEvent.pointerUp(save());
    expect(await screen.findByText('1440 veya daha küçük olmalıdır.')).toBeTruthy();
  });

  it('renders one field for a keystroke', async () => {
    const { user } = renderKit(<Form />, { client: saving() });
    await user.type(minutes(), '1');
    rendered.mockClear();
    await user.type(minutes(), '2');
    expect(rendered).not.toHaveBeenCalled();
  });

  it('sends once with the version, is clean before anyone navigates, and tells the success', async () => {
    const answer = deferred<boolean>();
    const client = testClient().on(update, () => answer.promise);
    const onSaved = vi.fn(() => expect(guard.isDirty()).toBe(false));
    const { user } = renderKit(<Form onSaved={onSaved} />, { client });
    await user.type(minutes(), '0');
    expect(guard.isDirty()).toBe(true);
    await user.click(save());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent(client)).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Kaydediliyor' }).getAttribute('aria-busy')).toBe('true');
    await act(async () => answer.resolve(true));
    expect(await screen.findByText('Güncelleme işlemi başarılıdır')).toBeTruthy();
    expect(sent(client)).toEqual([{ id: 1, timePeriod: 50, active: true, version: 1 }]);
    expect(onSaved).toHaveBeenCalledTimes(1);
    expect(minutes().value).toBe('50');
  });

  it('saves on Ctrl S', async () => {
    const { client, user } = renderKit(<Form />, { client: saving() });
    await user.click(minutes());
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(sent(client)).toHaveLength(1));
  });

  it('brings the server’s faults to their fields and keeps what was typed', async () => {
    const client = testClient().on(update, () =>
      refuse('validation_failed', { fields: [{ field: 'timePeriod', code: 'min', params: { min: 20 } }] }),
    );
    const { user } = renderKit(<Form />, { client });
    await user.type(minutes(), '0');
    await user.click(save());
    expect(await screen.findByRole('link', { name: /20 veya daha büyük olmalıdır/ })).toBeTruthy();
    expect(minutes().value).toBe('50');
    expect(guard.isDirty()).toBe(true);
  });

  it('tells the words of a code besides those at the fields, where the feature wants it', async () => {
    const code = 'required_fields_missing';
    const client = testClient().on(update, () => refuse(code, { fields: [{ field: 'timePeriod', code: 'required' }] }));
    const { user } = renderKit(<Form alsoTold={[code]} errorTexts={{ [code]: 'Zorunlu alanlar eksik.' }} />, {
      client,
    });
    await user.click(save());
    expect(await screen.findByText('Zorunlu alanlar eksik.')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Dakika alanı zorunludur\./ })).toBeTruthy();
  });

  it('names a field by the label it was given, where the form has none for it', async () => {
    const client = testClient().on(update, () =>
      refuse('validation_failed', { fields: [{ field: 'mail', code: 'email' }] }),
    );
    const { user } = renderKit(<Form>{<FormTextField name="mail" label="Bildirim adresi" />}</Form>, { client });
    await user.click(save());
    const entry = await screen.findByRole('link', {
      name: /^Bildirim adresi.*Lütfen geçerli bir mail adresi giriniz/,
    });
    await user.click(entry);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Bildirim adresi' }));
  });

  it('shows a refusal without fields at the field it is about', async () => {
    const client = testClient().on(update, () => refuse('time_period_already_exists', { status: 409 }));
    const { user } = renderKit(<Form />, { client });
    await user.click(save());
    expect(await screen.findByRole('link', { name: /Bu süre zaten kayıtlı\./ })).toBeTruthy();
  });

  it('tells any other failure in a toast and lets the same save be sent again', async () => {
    const client = testClient().on(update, () => refuse('network', { status: 0 }));
    const { user } = renderKit(<Form />, { client });
    await user.click(save());
    expect(await screen.findByText('Bir hata oluştu')).toBeTruthy();
    client.on(update, () => true);
    await user.click(save());
    expect(await screen.findByText('Güncelleme işlemi başarılıdır')).toBeTruthy();
  });

  it('repeats the key of a creation that got no answer, and takes a new one for the next', async () => {
    const client = testClient().on(create, () => refuse('network', { status: 0 }));
    const { user } = renderKit(<Form entry={create as never} version={undefined} />, { client });
    await user.click(save());
    await screen.findByText('Bir hata oluştu');
    client.on(create, () => period(2));
    await user.click(save());
    await screen.findByText('Güncelleme işlemi başarılıdır');
    await user.click(save());
    await waitFor(() => expect(client.options(create)).toHaveLength(3));
    const [first, second, third] = client.options(create).map((options) => options?.idempotencyKey);
    expect(first).toBeTruthy();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('takes a newer record over while untouched, and never over what was typed', async () => {
    const { client, user, update: render } = renderKit(<Form />, { client: saving() });
    render(<Form initial={toValues(period(1, 30))} version={2} />);
    await waitFor(() => expect(minutes().value).toBe('30'));
    await user.type(minutes(), '1');
    render(<Form initial={toValues(period(1, 45))} version={3} />);
    expect(minutes().value).toBe('301');
    await user.click(save());
    await waitFor(() => expect(sent(client)).toEqual([{ id: 1, timePeriod: 301, active: true, version: 2 }]));
  });

  it('asks before leaving only while something is unsaved, and staying keeps it', async () => {
    const { user } = renderKit(<Form />, { client: saving() });
    expect(await guard.ask()).toBe(true);
    await user.type(minutes(), '1');
    const answer = guard.ask();
    await user.click(await screen.findByRole('button', { name: 'Sayfada kal' }));
    expect(await answer).toBe(false);
    expect(minutes().value).toBe('51');
  });

  it('counts as clean again when the former value is back', async () => {
    const { user } = renderKit(<Form />, { client: saving() });
    await user.type(minutes(), '1');
    expect(guard.isDirty()).toBe(true);
    await user.type(minutes(), '{Backspace}');
    await waitFor(() => expect(guard.isDirty()).toBe(false));
  });

  it('sends without local rules when they cannot be loaded: the server has the same ones', async () => {
    const client = saving();
    const { user } = renderKit(<Form rules={() => Promise.reject(new Error('offline'))} />, { client });
    await user.clear(minutes());
    await user.click(save());
    await waitFor(() => expect(sent(client)).toHaveLength(1));
  });

  it('keeps what is typed while a save is under way, as unsaved', async () => {
    const answer = deferred<boolean>();
    const { user } = renderKit(<Form />, { client: testClient().on(update, () => answer.promise) });
    await user.click(save());
    await user.type(screen.getByRole('textbox', { name: /Not/ }), 'a');
    expect((screen.getByRole('textbox', { name: /Not/ }) as HTMLInputElement).value).toBe('a');
    await act(async () => answer.resolve(true));
    expect((screen.getByRole('textbox', { name: /Not/ }) as HTMLInputElement).value).toBe('a');
    expect(guard.isDirty()).toBe(true);
  });
});
