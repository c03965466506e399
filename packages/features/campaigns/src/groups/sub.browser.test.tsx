import { campaignEntries } from '@telve/api';
import { expectNoAxeViolations } from '@telve/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { groupClient } from './testing/groupClient';
import { day, openSub } from './testing/openSub';

beforeEach(() => browser.viewport(1440, 900));

describe('one sub-campaign', () => {
  it('begins with its defaults (GRP-09, GRP-16, GRP-17, GRP-18, GRP-19, GRP-20, GRP-21)', async () => {
    const { field, isMass } = await openSub();
    expect(screen.getByText('Kasım ortaklıkları')).toBeDefined();
    const chosen = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;
    expect([chosen(/^Kupon Kodu/), chosen(/^Uygulama içi/), isMass()]).toEqual([true, true, false]);
    const select = (name: RegExp) => screen.getByRole<HTMLSelectElement>('combobox', { name }).value;
    expect([select(/^Kod tipi/), select(/^Paket/)]).toEqual(['General', 'GENERAL']);
    expect(field(/^Öncelik/).value).toBe('0');
    for (const name of ['Aktif', 'Uygulamada göster']) {
      expect(screen.getByRole('switch', { name }).getAttribute('aria-checked')).toBe('true');
    }
  });

  it('is sent with its group, and leads to it (GRP-16, GRP-17, GRP-18, GRP-19, GRP-20, GRP-21, D-73)', async () => {
    const { fill, press, client, navigation } = await openSub();
    await fill('kasim1');
    await press('Ekle');
    await screen.findByText('Başarıyla eklendi.');
    expect(client.inputsOf(campaignEntries.create)).toMatchObject([
      {
        groupCampaignId: 58,
        type: 'CouponCode',
        codeType: 'General',
        code: 'KASIM1',
        userCount: 500,
        priority: 0,
        active: true,
        shown: true,
        subscriptionType: 'GENERAL',
        campaignLinkType: 'InternalLink',
        endDate: day,
      },
    ]);
    expect(Object.keys(client.inputsOf(campaignEntries.create)[0] ?? {})).not.toContain('companies');
    await waitFor(() => expect(navigation.visits).toMatchObject([{ target: 'campaigns.group', params: { id: 58 } }]));
  });
});

describe('the looks', () => {
  it.each([
    ['light', 1440],
    ['dark', 390],
    ['light', 320],
  ] as const)('have no axe faults, %s at %i px', async (theme, width) => {
    await browser.viewport(width, 800);
    const { container, user, mass, picker, press } = await openSub(groupClient(), theme);
    await user.click(mass());
    const dialog = await picker();
    await user.click(dialog.getByRole('button', { name: /^Sonuçların tümünü seç/ }));
    await dialog.findByText('42 iş yeri seçili');
    const element = screen.getByRole('dialog');
    await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
    await expectNoAxeViolations(element);
    await press('Seçimi kullan');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectNoAxeViolations(container);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
