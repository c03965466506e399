import { campaignEntries } from '@telve/api';
import { campaignGroup, expectNoAxeViolations, networkFault } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { GroupAddPage } from './GroupAddPage';
import { groupClient } from './testing/groupClient';
import { openDetail, openGroup } from './testing/openGroup';

beforeEach(() => browser.viewport(1440, 900));

describe('adding a group', () => {
  it('asks for the title alone, and leads to the new group (GRP-01, GRP-02, GRP-29)', async () => {
    const { put, press, client, navigation } = await openGroup(<GroupAddPage />);
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    await put('Bahar');
    await press('Ekle');
    await waitFor(() => expect(navigation.visits).toMatchObject([{ target: 'campaigns.group', params: { id: 77 } }]));
    await screen.findByText('Başarıyla eklendi.');
    expect(client.inputsOf(campaignEntries.createGroup)).toEqual([{ title: 'Bahar' }]);
  });

  it('leads back to the list as it was left where none is added', async () => {
    const { press, navigation } = await openGroup(<GroupAddPage />);
    await press('Vazgeç');
    expect(navigation.visits).toEqual([{ target: 'campaigns.list' }]);
  });

  it('tells a failed network as such and keeps the title (D-75)', async () => {
    const { put, press, title, client } = await openGroup(<GroupAddPage />);
    client.answer(campaignEntries.createGroup, () => Promise.reject(networkFault()));
    await put('Bahar');
    await press('Ekle');
    await screen.findByText(/^Sunucuya ulaşılamadı/);
    expect(title().value).toBe('Bahar');
  });

  it('needs a title of at most 255 characters (GRP-23, GRP-24)', async () => {
    const { put, press, faults, user, client } = await openGroup(<GroupAddPage />);
    await press('Ekle');
    expect((await faults()).getByText(/Grup başlığı alanı zorunludur\./)).toBeDefined();
    await user.keyboard('{Escape}');
    await put('a'.repeat(256));
    await press('Ekle');
    expect((await faults()).getByText(/Maksimum 255 karakter olmalıdır\./)).toBeDefined();
    await user.keyboard('{Escape}');
    expect(client.inputsOf(campaignEntries.createGroup)).toEqual([]);
    await put('a'.repeat(255));
    await press('Ekle');
    await waitFor(() => expect(client.inputsOf(campaignEntries.createGroup)).toHaveLength(1));
  });
});

describe('the title', () => {
  it('is saved where it stands, and says so (GRP-04, GRP-31, GRP-33)', async () => {
    const { put, press, client, title } = await openDetail();
    await put('Aralık ortaklıkları');
    await press('Başlığı kaydet');
    await screen.findByText('Grup kampanyası başarılı bir şekilde güncellendi.');
    expect(client.inputsOf(campaignEntries.updateGroup)).toEqual([
      { id: 58, title: 'Aralık ortaklıkları', version: 1 },
    ]);
    await screen.findByRole('heading', { level: 1, name: 'Aralık ortaklıkları' });
    expect(title().value).toBe('Aralık ortaklıkları');
  });

  it('is kept and compared when somebody else saved meanwhile (D-91)', async () => {
    const { put, press, client } = await openDetail();
    await client.call(campaignEntries.updateGroup, { id: 58, title: 'Onların adı' });
    await put('Benim adım');
    await press('Başlığı kaydet');
    await screen.findByText(/Mert Karakoç .*kaydetti/);
  });
});

describe('the looks', () => {
  it.each([
    ['light', 1440],
    ['dark', 390],
    ['light', 320],
  ] as const)('have no axe faults, %s at %i px, dialog open and closed', async (theme, width) => {
    await browser.viewport(width, 800);
    const { container, press, user } = await openDetail(groupClient({ group: campaignGroup() }), theme);
    await screen.findByText('Avlu çalışanlarına ilk ay');
    await expectNoAxeViolations(container);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await press('Alt kampanya ekle');
    await user.click(await screen.findByRole('menuitem', { name: 'Var olandan seç' }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText('Mercan çalışanlarına ilk ay');
    await Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished));
    await expectNoAxeViolations(dialog);
    expect(dialog.scrollWidth).toBeLessThanOrEqual(width);
  });
});
