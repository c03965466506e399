import { authEntries, type ChangePasswordInput, type Role, type SignedIn } from '@telve/api';
import { useDirtyRegistry } from '@telve/kit';
import { type Answer, expectNoAxeViolations, fakeClient, refusal, renderFeature, stub } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ChangePasswordPage } from './ChangePasswordPage';

const fresh: SignedIn = {
  accessToken: 'a',
  refreshToken: 'r',
  nameSurname: 'Deniz Kara',
  email: 'deniz@telve.example',
  mustChangePassword: false,
};

let isDirty: () => boolean;
const Guard = () => {
  ({ isDirty } = useDirtyRegistry());
  return null;
};

interface Options {
  answer?: Answer<ChangePasswordInput, SignedIn>;
  roles?: readonly Role[];
  forced?: boolean;
}

const open = ({ answer = fresh, roles = ['PanelVenueUser'], forced }: Options = {}) => {
  const client = fakeClient([stub(authEntries.changePassword, answer)], { roles });
  const onChanged = vi.fn(() => expect(isDirty()).toBe(false));
  const page = (
    <>
      <Guard />
      <ChangePasswordPage forced={forced} onChanged={onChanged} />
    </>
  );
  return { ...renderFeature(page, { client, background: 'surface' }), client, onChanged };
};

const field = (name: string) => screen.getByLabelText(name) as HTMLInputElement;
const rules = () =>
  within(screen.getByRole('list', { name: 'Yeni şifre kuralları' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const press = () => screen.getByRole('button', { name: 'Şifreyi değiştir' });

const fill = async (user: ReturnType<typeof open>['user'], values: readonly [string, string, string]) => {
  for (const [index, name] of ['Mevcut şifre', 'Yeni şifre', 'Yeni şifre (tekrar)'].entries()) {
    await user.type(field(name), values[index] ?? '');
  }
};

describe('the change of password', () => {
  it('ticks each rule while the new password is typed (D-91)', async () => {
    const { user } = open();
    expect(rules()).toEqual([
      'En az 8 karakterhenüz sağlanmadı',
      'Mevcut şifreden farklıhenüz sağlanmadı',
      'İki yazım aynıhenüz sağlanmadı',
    ]);
    await fill(user, ['eski-sifrem', 'yeni-sifrem', 'yeni-sifrem']);
    expect(rules()).toEqual(['En az 8 karaktersağlandı', 'Mevcut şifreden farklısağlandı', 'İki yazım aynısağlandı']);
  });

  it('asks 15 characters of a PanelUser (D-91)', () => {
    open({ roles: ['PanelUser'] });
    expect(rules()[0]).toContain('En az 15 karakter');
  });

  it('hands over the fresh session once the change is made, and is clean by then (D-27)', async () => {
    const { user, client, onChanged } = open();
    await fill(user, ['eski-sifrem', 'yeni-sifrem', 'yeni-sifrem']);
    expect(isDirty()).toBe(true);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(onChanged).toHaveBeenCalledWith(fresh));
    expect(client.inputsOf(authEntries.changePassword)).toEqual([
      { currentPassword: 'eski-sifrem', newPassword: 'yeni-sifrem' },
    ]);
  });

  it('lists every faulty field and sends nothing (GEN-20)', async () => {
    const { user, client } = open();
    await fill(user, ['eski-sifrem', 'kısa', 'başka']);
    await user.click(press());
    const list = await screen.findByRole('alertdialog', { name: 'Lütfen alanları kontrol edin' });
    const said = within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(said[0]).toContain('Şifre en az 8 karakter olmalıdır.');
    expect(said[1]).toContain('İki şifre aynı değil.');
    expect(client.calls).toEqual([]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(field('Yeni şifre')));
    await expectNoAxeViolations(document.body);
  });

  it('brings a wrong present password to its field', async () => {
    const { user, onChanged } = open({ answer: () => Promise.reject(refusal('password_incorrect')) });
    await fill(user, ['yanlis-sifre', 'yeni-sifrem', 'yeni-sifrem']);
    await user.click(press());
    const list = await screen.findByRole('alertdialog');
    expect(within(list).getByRole('link').textContent).toContain('Mevcut şifreniz yanlış.');
    expect(field('Yeni şifre').value).toBe('yeni-sifrem');
    expect(onChanged).not.toHaveBeenCalled();
  });

  it('says in a dialog what belongs to no field', async () => {
    const { user } = open({ answer: () => Promise.reject(refusal('internal_error', { status: 500 })) });
    await fill(user, ['eski-sifrem', 'yeni-sifrem', 'yeni-sifrem']);
    await user.click(press());
    const box = await screen.findByRole('dialog', { name: 'İşlem tamamlanamadı' });
    expect(within(box).getByText('Bir hata oluştu')).toBeDefined();
  });

  it('asks for the temporary password after a sign-in with one (D-27)', async () => {
    open({ forced: true });
    expect(screen.getByText('Geçici şifreyle giriş yaptınız')).toBeDefined();
    expect(field('Geçici şifre').autocomplete).toBe('current-password');
    expect(field('Yeni şifre').autocomplete).toBe('new-password');
    await expectNoAxeViolations(document.body);
  });
});
