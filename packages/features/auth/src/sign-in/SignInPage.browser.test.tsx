import type { LoginInput } from '@telve/api';
import { deferred, expectNoAxeViolations, networkFault, refusal } from '@telve/testing';
import { UiRoot } from '@telve/ui';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SignInPage, type SignInPageProps } from './SignInPage';

const open = (props: Partial<SignInPageProps> = {}, theme: 'light' | 'dark' = 'light') => {
  const login = vi.fn<(input: LoginInput) => Promise<void>>(() => Promise.resolve());
  const page = (more: Partial<SignInPageProps> = {}) => (
    <UiRoot theme={theme} background="surface">
      <SignInPage login={login} forgotPasswordHref="/forgotPassword" {...props} {...more} />
    </UiRoot>
  );
  const { rerender } = render(page());
  return { login, user: userEvent.setup(), change: (more: Partial<SignInPageProps>) => rerender(page(more)) };
};

const email = () => screen.getByRole('textbox', { name: 'E-posta' }) as HTMLInputElement;
const password = () => screen.getByLabelText('Şifre') as HTMLInputElement;
const button = () => screen.getByRole('button', { name: 'Giriş yap' });
const dialog = (name: string) => screen.findByRole(/alan/.test(name) ? 'alertdialog' : 'dialog', { name });
const wrong = 'Lütfen alanları kontrol edin';

describe('the sign-in page', () => {
  it('welcomes, with one heading, and signs in by three controls (AUTH-01, AUTH-07)', () => {
    open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tekrar hoş geldiniz');
    expect(within(screen.getByRole('main')).getAllByRole('textbox')).toEqual([email()]);
    expect(password().type).toBe('password');
    expect(button().getAttribute('type')).toBe('submit');
  });

  it.each([
    ['AUTH-04', '500+', 'işletme'],
    ['AUTH-05', '200.000+', 'satılan ürün'],
    ['AUTH-06', '10.000+', 'müşteri'],
  ])('shows the figure of %s: %s %s', (_id, value, label) => {
    open();
    const figures = screen.getByRole('complementary', { name: 'Rakamlarla Telve' });
    expect(within(figures).getByText(value).previousElementSibling?.textContent).toBe(label);
  });

  it('lets password managers fill it and shows the password on demand', async () => {
    const { user } = open();
    expect([email().autocomplete, password().autocomplete]).toEqual(['username', 'current-password']);
    await user.click(screen.getByRole('button', { name: 'Şifreyi göster' }));
    expect(password().type).toBe('text');
  });

  it('is used by keyboard alone: e-mail, password, Enter', async () => {
    const { login, user } = open();
    await user.tab();
    expect(document.activeElement).toBe(email());
    await user.keyboard(' admin@telve.example ');
    await user.tab();
    await user.keyboard('gizli-sifre{Enter}');
    await waitFor(() =>
      expect(login).toHaveBeenCalledWith({ email: 'admin@telve.example', password: 'gizli-sifre', etkContract: true }),
    );
  });

  it('sends once, however often it is pressed', async () => {
    const answer = deferred<void>();
    const { login, user } = open();
    login.mockReturnValue(answer.promise);
    await user.type(email(), 'admin@telve.example');
    await user.type(password(), 'x{Enter}{Enter}');
    await user.click(screen.getByRole('button', { name: 'Giriş yapılıyor' }));
    expect(login).toHaveBeenCalledTimes(1);
    await act(async () => answer.resolve());
    expect(button()).toBeDefined();
  });

  it.each(['light', 'dark'] as const)('has no axe violation in %s', async (theme) => {
    open({ ended: 'expired', persistent: false }, theme);
    await screen.findByText(/Oturumunuz sona erdi/);
    await expectNoAxeViolations(document.body);
  });
});

describe('an invalid sign-in', () => {
  it('lists both empty fields in “Lütfen alanları kontrol edin” and sends nothing (AUTH-08, AUTH-10, AUTH-11)', async () => {
    const { login, user } = open();
    await user.click(button());
    const list = await dialog(wrong);
    expect(
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['E-posta: Lütfen zorunlu alanları doldurun.', 'Şifre: Lütfen zorunlu alanları doldurun.']);
    expect(login).not.toHaveBeenCalled();
    await expectNoAxeViolations(list);
  });

  it('leads from an entry to its field, which says the same words (AUTH-11)', async () => {
    const { user } = open();
    await user.type(email(), 'a@b.co');
    await user.click(button());
    await user.click(within(await dialog(wrong)).getByRole('link'));
    await waitFor(() => expect(document.activeElement).toBe(password()));
    expect(password().getAttribute('aria-invalid')).toBe('true');
    const said = document.getElementById(password().getAttribute('aria-describedby') ?? '');
    expect(said?.textContent).toContain('Lütfen zorunlu alanları doldurun.');
  });

  it('asks to check an e-mail that is none, and takes the words away when it is changed (AUTH-09)', async () => {
    const { login, user } = open();
    await user.type(email(), 'abc');
    await user.type(password(), 'x{Enter}');
    const text = 'Lütfen e-posta adresinizi kontrol edip tekrar deneyin.';
    expect(within(await dialog(wrong)).getByRole('link').textContent).toContain(text);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(email()));
    expect(email().value).toBe('abc');
    await user.type(email(), '@telve.example');
    expect(screen.queryByText(text)).toBeNull();
    expect(login).not.toHaveBeenCalled();
  });
});

describe('a refused sign-in', () => {
  const refuse = async (error: unknown) => {
    const opened = open();
    opened.login.mockRejectedValue(error);
    await opened.user.type(email(), 'admin@telve.example');
    await opened.user.type(password(), 'yanlis{Enter}');
    return { ...opened, box: await dialog('Giriş yapılamadı') };
  };

  it('says “E-posta veya şifre yanlış.” and keeps what was typed (AUTH-17)', async () => {
    const { box, user } = await refuse(refusal('email_or_password_incorrect'));
    expect(within(box).getByText('E-posta veya şifre yanlış.')).toBeDefined();
    await expectNoAxeViolations(box);
    await user.click(within(box).getByRole('button', { name: 'Tamam' }));
    expect([email().value, password().value]).toEqual(['admin@telve.example', 'yanlis']);
    expect(document.activeElement).toBe(password());
  });

  it('says “Bir hata oluştu.” when no answer came (AUTH-18)', async () => {
    const { box } = await refuse(networkFault());
    expect(within(box).getByText('Bir hata oluştu.')).toBeDefined();
  });

  it('shows the message of the server for any other refusal (AUTH-19)', async () => {
    const { box } = await refuse(refusal('user_passive', { message: 'Kullanıcı hesabınız pasif durumdadır.' }));
    expect(within(box).getByText('Kullanıcı hesabınız pasif durumdadır.')).toBeDefined();
  });
});

describe('what happened before', () => {
  it.each([
    ['expired', 'Oturumunuz sona erdi. Devam etmek için yeniden giriş yapın.'],
    ['forbidden', 'Oturumunuz sona erdi. Bu işlem için yetkiniz bulunmuyor.'],
    ['logout', 'Çıkış yaptınız.'],
  ] as const)('says in a live region why the session ended: %s (D-06)', async (ended, words) => {
    open({ ended });
    await waitFor(() => expect(within(screen.getByRole('main')).getByRole('status').textContent).toBe(words));
  });

  it('has the live region before there is anything to say, and empties it', async () => {
    const { change } = open();
    const region = within(screen.getByRole('main')).getByRole('status');
    change({ ended: 'logout' });
    await waitFor(() => expect(region.textContent).toBe('Çıkış yaptınız.'));
    change({ ended: null });
    await waitFor(() => expect(region.textContent).toBe(''));
  });

  it('warns when the browser keeps nothing: a reload will sign out', () => {
    open({ persistent: false });
    expect(screen.getByText(/Sayfa yenilenirse oturumunuz kapanır\./)).toBeDefined();
  });
});
