import { expectNoAxeViolations } from '@telve/testing';
import { UiRoot } from '@telve/ui';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { SignInPage } from './SignInPage';
import type { SignInTab } from './SignInTabs';

const apply: SignInTab = {
  id: 'apply',
  label: 'Yeni başvuru',
  render: ({ onTakeOver, onLeave }) => (
    <form>
      <label>
        Mağaza adı <input />
      </label>
      <button type="button" onClick={() => onTakeOver('Başvurunuz birkaç dakika sürer.')}>
        Devam et
      </button>
      <button type="button" onClick={() => onTakeOver(null)}>
        Geri
      </button>
      <button type="button" onClick={onLeave}>
        Girişe dön
      </button>
    </form>
  ),
};
const tabs = [apply];

function Page({ first }: { first: string }) {
  const [tab, setTab] = useState(first);
  return (
    <UiRoot background="surface">
      <SignInPage
        login={() => Promise.resolve()}
        forgotPasswordHref="/forgotPassword"
        tabs={tabs}
        tab={tab}
        onTabChange={setTab}
      />
    </UiRoot>
  );
}

const open = (first = '') => {
  render(<Page first={first} />);
  return userEvent.setup();
};
const tab = (name: string) => screen.getByRole('tab', { name });
const email = () => screen.getByRole('textbox', { name: 'E-posta' }) as HTMLInputElement;
const storeName = () => screen.getByRole('textbox', { name: 'Mağaza adı' }) as HTMLInputElement;

it('has a tab for the sign-in and one for the application, each with its panel (AUTH-02)', async () => {
  const user = open();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Giriş yap', 'Yeni başvuru']);
  expect(screen.getByRole('tabpanel', { name: 'Giriş yap' }).contains(email())).toBe(true);
  await user.click(tab('Yeni başvuru'));
  expect(screen.getByRole('tabpanel', { name: 'Yeni başvuru' }).contains(storeName())).toBe(true);
  expect(screen.queryByRole('textbox', { name: 'E-posta' })).toBeNull();
  await expectNoAxeViolations(document.body);
});

it('begins at the tab that is asked for (AUTH-03)', () => {
  open('apply');
  expect(tab('Yeni başvuru').getAttribute('aria-selected')).toBe('true');
  expect(storeName()).toBeDefined();
});

it('shows the sign-in for a tab that does not exist', () => {
  open('nothing');
  expect(tab('Giriş yap').getAttribute('aria-selected')).toBe('true');
});

it('keeps what was typed in both (AUTH-02)', async () => {
  const user = open();
  await user.type(email(), 'admin@telve.example');
  await user.click(tab('Yeni başvuru'));
  await user.type(storeName(), 'Kırık Fincan');
  await user.click(tab('Giriş yap'));
  expect(email().value).toBe('admin@telve.example');
  await user.click(tab('Yeni başvuru'));
  expect(storeName().value).toBe('Kırık Fincan');
});

it('is used by arrows', async () => {
  const user = open();
  await user.tab();
  expect(document.activeElement).toBe(tab('Giriş yap'));
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tab('Yeni başvuru'));
  await user.tab();
  expect(document.activeElement).toBe(storeName());
});

it('gives the whole page to a tab that asks for it, and back', async () => {
  const user = open('apply');
  await user.type(storeName(), 'Kırık Fincan');
  await user.click(screen.getByRole('button', { name: 'Devam et' }));
  expect(screen.queryByRole('heading', { name: 'Tekrar hoş geldiniz' })).toBeNull();
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.getByRole('complementary').textContent).toContain('Başvurunuz birkaç dakika sürer.');
  await user.click(screen.getByRole('button', { name: 'Geri' }));
  expect(screen.getByRole('heading', { name: 'Tekrar hoş geldiniz' })).toBeDefined();
  expect(storeName().value).toBe('Kırık Fincan');
});

it('leads from the end of a tab to the sign-in, and the tab begins anew', async () => {
  const user = open('apply');
  await user.type(storeName(), 'Kırık Fincan');
  await user.click(screen.getByRole('button', { name: 'Girişe dön' }));
  await waitFor(() => expect(document.activeElement).toBe(email()));
  await user.click(tab('Yeni başvuru'));
  expect(storeName().value).toBe('');
});
