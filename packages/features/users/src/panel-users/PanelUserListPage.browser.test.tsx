import { panelUserEntries } from '@telve/api';
import { expectNoAxeViolations, renderFeature } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { type PanelUserClientOptions, panelUserClient } from '../testing/panelUserClient';
import { adminRow } from '../testing/panelUsers';
import { PanelUserListPage } from './PanelUserListPage';

const open = async ({ theme = 'light', ...options }: PanelUserClientOptions & { theme?: 'light' | 'dark' } = {}) => {
  const client = panelUserClient(options);
  const rendered = renderFeature(<PanelUserListPage />, { client, theme, background: 'surface' });
  await screen.findByRole('row', { name: /Nehir/ });
  return { ...rendered, client, sent: () => client.inputsOf(panelUserEntries.updateActive) };
};

const active = () => screen.getByRole('switch', { name: 'Ömer Faruk Işık aktif' });
const question = () => screen.findByRole('alertdialog', { name: 'Kullanıcı pasif yapılsın mı?' });

beforeEach(() => browser.viewport(1280, 900));

it.each(['light', 'dark'] as const)('has nothing that axe objects to (%s)', async (theme) => {
  const { container } = await open({ theme });
  await expectNoAxeViolations(container);
});

describe('switching a user off', () => {
  it('asks first and says that the open sessions end (PU-08, PU-35, D-27)', async () => {
    const { user, sent } = await open();
    await user.click(active());
    const dialog = within(await question());
    expect(dialog.getByText('Ömer Faruk Işık giriş yapamaz; açık oturumları hemen sona erer.')).toBeDefined();
    expect(sent()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Pasif yap' }));
    await screen.findByText('Güncelleme işlemi başarılıdır');
    expect(sent()).toEqual([{ id: 4, active: false }]);
    expect(active().getAttribute('aria-checked')).toBe('false');
  });

  it('does nothing when it is cancelled, with the keyboard alone', async () => {
    const { user, sent } = await open();
    active().focus();
    await user.keyboard(' ');
    await question();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(active()));
    expect(active().getAttribute('aria-checked')).toBe('true');
    expect(sent()).toEqual([]);
  });

  it('says why the last active admin stays (D-28)', async () => {
    const { user } = await open({ users: [adminRow()], identity: '99' });
    const last = screen.getByRole('switch', { name: 'Nehir Saraçgil aktif' });
    await user.click(last);
    await user.click(within(await question()).getByRole('button', { name: 'Pasif yap' }));
    await screen.findByText('Son aktif admin pasif yapılamaz ve rolü değiştirilemez.');
    await waitFor(() => expect(last.getAttribute('aria-checked')).toBe('true'));
  });
});

it('shows cards with every value and control at 320 px and never scrolls sideways', async () => {
  await browser.viewport(320, 700);
  const { container } = await open();
  const card = within(screen.getByRole('row', { name: /Ömer/ }));
  for (const text of ['omer@kirikfincan.example', 'Üye iş yeri', 'Kırık Fincan Gıda Ltd. Şti.', 'Kırık Fincan Bebek']) {
    expect(card.getByText(text).checkVisibility()).toBe(true);
  }
  expect(card.getByRole('switch').checkVisibility()).toBe(true);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await expectNoAxeViolations(container);
});
