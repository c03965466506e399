import { authEntries } from '@telve/api';
import {
  type Answer,
  deferred,
  expectNoAxeViolations,
  fakeClient,
  networkFault,
  refusal,
  renderFeature,
  stub,
} from '@telve/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ForgotPasswordPage } from './ForgotPasswordPage';

const open = (answer: Answer<{ email: string }, boolean> = true) => {
  const client = fakeClient([stub(authEntries.forgotPassword, answer)], { identity: null, roles: [] });
  return { ...renderFeature(<ForgotPasswordPage />, { client, background: 'surface' }), client };
};

const email = () => screen.getByRole('textbox', { name: 'E-posta' }) as HTMLInputElement;
const sent = (client: ReturnType<typeof fakeClient>) => client.inputsOf(authEntries.forgotPassword);

describe('the forgotten password', () => {
  it('has one e-mail field and “Gönder” (AUTH-21)', async () => {
    open();
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('textbox')).toEqual([email()]);
    expect(main.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Gönder']);
    expect(screen.getByRole('link', { name: 'Girişe dön' }).getAttribute('href')).toBe('/signIn');
    await expectNoAxeViolations(document.body);
  });

  it.each([
    ['AUTH-22', '', 'E-posta alanı zorunludur.'],
    ['AUTH-23', 'abc', 'Lütfen geçerli bir mail adresi giriniz.'],
  ])('refuses the e-mail of %s and sends nothing', async (_id, typed, words) => {
    const { user, client } = open();
    await user.type(email(), `${typed}{Enter}`);
    const list = await screen.findByRole('alertdialog', { name: 'Lütfen alanları kontrol edin' });
    expect(within(list).getByRole('link').textContent).toContain(words);
    await user.click(within(list).getByRole('link'));
    await waitFor(() => expect(document.activeElement).toBe(email()));
    expect(document.getElementById(email().getAttribute('aria-describedby') ?? '')?.textContent).toBe(words);
    expect(sent(client)).toEqual([]);
  });

  it('says “Kayıtlı mail adresi bulunamamaktadır.” for an unknown one and keeps it (AUTH-25)', async () => {
    const { user } = open(() => Promise.reject(refusal('user_not_found')));
    await user.type(email(), 'yok@telve.example{Enter}');
    const box = await screen.findByRole('dialog', { name: 'İşlem tamamlanamadı' });
    expect(within(box).getByText('Kayıtlı mail adresi bulunamamaktadır.')).toBeDefined();
    await user.keyboard('{Escape}');
    expect(email().value).toBe('yok@telve.example');
  });

  it('says “Bir hata oluştu” when no answer came', async () => {
    const { user } = open(() => Promise.reject(networkFault()));
    await user.type(email(), 'admin@telve.example{Enter}');
    expect(await screen.findByText('Bir hata oluştu')).toBeDefined();
  });

  it('says that the password was mailed and leads to the sign-in page after Tamam (AUTH-26, AUTH-27)', async () => {
    const answer = deferred<boolean>();
    const { user, client, navigation } = open(() => answer.promise);
    await user.type(email(), ' admin@telve.example {Enter}{Enter}');
    await waitFor(() => expect(sent(client)).toEqual([{ email: 'admin@telve.example' }]));
    await act(async () => answer.resolve(true));
    const box = await screen.findByRole('dialog', { name: 'Şifreniz mail adresinize gönderilmiştir' });
    await expectNoAxeViolations(box);
    expect(navigation.visits).toEqual([]);
    await user.click(within(box).getByRole('button', { name: 'Tamam' }));
    expect(navigation.visits.map(({ target }) => target)).toEqual(['signIn']);
  });
});
