import { authEntries, type Session, timePeriodEntries } from '@telve/api';
import { expectNoAxeViolations } from '@telve/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LockedPage, lockApi, openSession } from '../testing/lockedSession';

let opened: Session | undefined;

afterEach(() => {
  opened?.dispose();
  localStorage.clear();
});

const numbers = Array.from({ length: 10 }, (_, index) => index + 1);
const fieldOf = (number: number) =>
  screen.getByRole('textbox', { name: new RegExp(`^Alan ${number}\\b`), hidden: true }) as HTMLInputElement;
const typed = () => numbers.map((number) => fieldOf(number).value);
const values = numbers.map((number) => `değer ${number}`);

/** Ten typed fields and an upload on its way, when the session has ended and somebody saves. */
const lock = async () => {
  const api = lockApi();
  const { client, session } = openSession(api);
  opened = session;
  const onSaved = vi.fn();
  const progress: ((share: number) => void)[] = [];
  const aborted = vi.fn();
  const send = (signal: AbortSignal, onProgress: (share: number) => void) => {
    progress.push(onProgress);
    signal.addEventListener('abort', aborted);
    return new Promise<void>(() => {});
  };
  const user = userEvent.setup();
  render(<LockedPage client={client} session={session} send={send} onSaved={onSaved} />);
  for (const number of numbers) await user.type(fieldOf(number), values[number - 1] ?? '');
  await user.click(screen.getByRole('button', { name: 'Dosya gönder' }));
  act(() => progress[0]?.(0.4));
  api.endOnServer();
  await user.click(screen.getByRole('button', { name: /Kaydet|Güncelle|Ekle/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Oturumunuz sona erdi' });
  return { api, session, onSaved, aborted, progress, user, dialog };
};

const password = () => screen.getByLabelText('Şifre') as HTMLInputElement;
const upload = () => document.querySelector('output')?.textContent;

describe('the password box over a form of ten fields with a running upload', () => {
  it('stands over the untouched page, fixed to the user, with the focus in the password (D-06)', async () => {
    const { dialog } = await lock();
    expect(typed()).toEqual(values);
    expect(upload()).toBe('levha.pdf sending 0.4');
    expect(document.activeElement).toBe(password());
    const email = within(dialog).getByRole('textbox', { name: 'E-posta' }) as HTMLInputElement;
    expect([email.value, email.readOnly]).toEqual(['deniz@telve.example', true]);
    expect(within(dialog).queryByRole('button', { name: /Kapat/ })).toBeNull();
    await expectNoAxeViolations(dialog);
  });

  it('cannot be dismissed', async () => {
    const { dialog, user } = await lock();
    await user.keyboard('{Escape}{Escape}');
    expect(dialog).toHaveProperty('open', true);
  });

  it('shows a missing and a wrong password at the field and sends nothing else (D-06)', async () => {
    const { api, user } = await lock();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Şifre alanı zorunludur.')).toBeDefined();
    expect(api.to(authEntries.login.path)).toHaveLength(0);
    await user.keyboard('yanlis{Enter}');
    expect(await screen.findByText('E-posta veya şifre yanlış.')).toBeDefined();
    expect(document.activeElement).toBe(password());
    expect(password().getAttribute('aria-invalid')).toBe('true');
    expect(api.to(timePeriodEntries.create.path)).toHaveLength(1);
    expect(typed()).toEqual(values);
  });

  it('continues where it stopped: the waiting save is sent, the upload goes on, nothing is typed again (D-06)', async () => {
    const { api, session, onSaved, aborted, progress, user } = await lock();
    await user.keyboard('dogru-sifre{Enter}');
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('dialog', { name: 'Oturumunuz sona erdi' })).toBeNull();
    expect(session.getState().status).toBe('signed-in');
    expect(typed()).toEqual(values);
    const [first, second] = api.to(timePeriodEntries.create.path);
    expect(second?.body).toEqual(first?.body);
    expect(second?.headers['Idempotency-Key']).toBe(first?.headers['Idempotency-Key']);
    expect(second?.headers['Authorization']).not.toBe(first?.headers['Authorization']);
    act(() => progress[0]?.(0.8));
    expect(upload()).toBe('levha.pdf sending 0.8');
    expect(aborted).not.toHaveBeenCalled();
  });

  it('leaves by Çıkış yap: the session is over and nothing of the page stays (D-06)', async () => {
    const { session, aborted, user, dialog } = await lock();
    await user.click(within(dialog).getByRole('button', { name: 'Çıkış yap' }));
    expect(await screen.findByText('Oturum kapalı')).toBeDefined();
    expect(session.getState()).toMatchObject({ status: 'signed-out', ended: 'expired', user: null });
    expect(document.querySelector('input')).toBeNull();
    expect(aborted).toHaveBeenCalled();
    expect(localStorage.getItem('refreshToken')).toBeNull();
  });
});
