import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refuse, testClient } from '../testing/client';
import { Form, guard, minutes, rendered, save, saving, sent, update } from '../testing/form';
import { renderKit } from '../testing/render';
import { FormTextField } from './fields/FormTextField';

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

  it('checks a field that was left before the rules were there as soon as they are', async () => {
    const { timePeriodRules } = await import('@telve/api/rules/time-periods');
    let arrive = (_: typeof timePeriodRules.update) => {};
    const rules = () => new Promise<typeof timePeriodRules.update>((resolve) => (arrive = resolve));
    const { user } = renderKit(<Form rules={rules as never} />, { client: saving() });
    await user.clear(minutes());
    await user.tab();
    expect(screen.queryByText('Dakika alanı zorunludur.')).toBeNull();
    await act(async () => arrive(timePeriodRules.update));
    expect(await screen.findByText('Dakika alanı zorunludur.')).toBeTruthy();
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

  it('brings the server’s faults to their fields and keeps what was typed', async () => {
    const client = testClient().on(update, () =>
      refuse('validation_failed', { fields: [{ field: 'timePeriod', code: 'min', params: { min: 20 } }] }),
    );
    const { user } = renderKit(<Form />, { client });
    await user.type(minutes(), '0');
    await user.click(save());
    expect(await screen.findByRole('link', { name: /20 veya daha büyük olmalıdır/ })).toBeTruthy();
    expect(minutes().value).toBe('50');
    expect(guard().isDirty()).toBe(true);
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
    const { user } = renderKit(<Form>{<FormTextField name="mail" label="Bildirim adresi" />}</Form>, {
      client,
    });
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

  it('sends without local rules when they cannot be loaded: the server has the same ones', async () => {
    const client = saving();
    const { user } = renderKit(<Form rules={() => Promise.reject(new Error('offline'))} />, { client });
    await user.clear(minutes());
    await user.click(save());
    await waitFor(() => expect(sent(client)).toHaveLength(1));
  });
});
