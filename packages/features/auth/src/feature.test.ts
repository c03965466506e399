import { roles } from '@telve/api';
import { expect, it } from 'vitest';
import { authFeature } from './feature';
import { authTexts } from './texts';

it('opens /forgotPassword to everybody (AUTH-20)', () => {
  expect(authFeature.routes.find(({ target }) => target === 'auth.forgotPassword')).toMatchObject({
    path: '/forgotPassword',
    roles: [],
  });
});

it('gives every signed-in user the change of password and the own sessions in the user menu (D-27)', () => {
  expect(authFeature.userMenu?.map(({ label, target }) => [label, target])).toEqual([
    ['Şifre değiştir', 'auth.changePassword'],
    ['Oturumlarım', 'auth.sessions'],
  ]);
  for (const { roles: allowed } of authFeature.userMenu ?? []) expect(allowed).toEqual(roles);
});

it('titles its pages as its texts do', () => {
  const { forgotTitle, changeTitle, sessionsTitle } = authTexts.defaults;
  expect(authFeature.routes.map(({ title }) => title)).toEqual([forgotTitle, changeTitle, sessionsTitle]);
});

it('loads a page only when it is asked for', async () => {
  const pages = await Promise.all(authFeature.routes.map(({ load }) => load()));
  expect(pages.map(({ name }) => name)).toEqual(['ForgotPasswordPage', 'ChangePasswordPage', 'SessionsPage']);
});
