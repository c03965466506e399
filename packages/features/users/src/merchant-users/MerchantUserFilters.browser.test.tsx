import { merchantUserEntries } from '@telve/api';
import { addDays, addYears, formatDate, today } from '@telve/locale';
import { expectNoAxeViolations, renderFeature } from '@telve/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type MerchantUserClientOptions, merchantUserClient } from '../testing/merchantUserClient';
import { ofAllVenues } from '../testing/merchantUsers';
import { MerchantUserListPage } from './MerchantUserListPage';

const open = async (options: MerchantUserClientOptions & { theme?: 'light' | 'dark' } = {}) => {
  const client = merchantUserClient(options);
  const { theme = 'light' } = options;
  const rendered = renderFeature(<MerchantUserListPage />, { client, theme, background: 'surface' });
  await screen.findByText('hakan.yilmaz@kirikfincan.example');
  const { user } = rendered;
  return {
    ...rendered,
    asked: () => client.inputsOf(merchantUserEntries.list).at(-1),
    openDays: async () => {
      await user.click(screen.getByRole('button', { name: /^Kayıt tarihi/ }));
      await screen.findByRole('grid');
    },
    type: (name: 'Başlangıç' | 'Bitiş', text: string) => user.type(screen.getByRole('textbox', { name }), text),
  };
};

beforeEach(() => page.viewport(1280, 900));

describe('the days of creation', () => {
  it('send startDate and narrow the list (MU-08)', async () => {
    const { asked, openDays, type, navigation } = await open();
    await openDays();
    await type('Başlangıç', '01.11.2026{Enter}');
    await waitFor(() => expect(screen.queryByText('hakan.yilmaz@kirikfincan.example')).toBeNull());
    expect(asked()).toEqual({ page: 1, size: 10, startDate: '2026-11-01' });
    expect(navigation.query()).toContain('startDate=2026-11-01');
  });

  it('send endDate and narrow the list (MU-09)', async () => {
    const { asked, openDays, type } = await open();
    await openDays();
    await type('Bitiş', '01.04.2026{Enter}');
    await waitFor(() => expect(screen.queryByText('gizem@kirikfincan.example')).toBeNull());
    expect(asked()).toEqual({ page: 1, size: 10, endDate: '2026-04-01' });
  });

  it('refuse tomorrow as start, an end before its start, more than one year ahead (D-30, STAFF-08, STAFF-09, STAFF-10)', async () => {
    const { asked, openDays, type, user } = await open();
    await openDays();
    await type('Başlangıç', formatDate(addDays(today(), 1)));
    await screen.findByText(`En geç ${formatDate(today())} olabilir.`);
    await user.clear(screen.getByRole('textbox', { name: 'Başlangıç' }));
    await type('Başlangıç', '10.11.2026');
    await type('Bitiş', '09.11.2026{Enter}');
    await screen.findByText('Bitiş tarihi başlangıçtan önce olamaz.');
    await user.clear(screen.getByRole('textbox', { name: 'Bitiş' }));
    const last = addYears(today(), 1);
    await type('Bitiş', `${formatDate(addDays(last, 1))}{Enter}`);
    await screen.findByText(`En geç ${formatDate(last)} olabilir.`);
    expect(asked()).toEqual({ page: 1, size: 10 });
  });
});

describe('the waiting ones', () => {
  it('are a filter of PanelUser and send onlyWaitingApproval (MU-07, MU-10)', async () => {
    const { asked, user } = await open();
    await user.click(screen.getByRole('button', { name: /^Onay/ }));
    await user.click(await screen.findByRole('option', { name: 'Onay bekliyor' }));
    await waitFor(() => expect(screen.queryByText('hakan.yilmaz@kirikfincan.example')).toBeNull());
    expect(asked()).toEqual({ page: 1, size: 10, onlyWaitingApproval: true });
    expect(screen.getByText('barista.gizem@posta.example')).toBeDefined();
  });

  it('are none of PanelVenueUser, who has the days (MU-07)', async () => {
    await open({ own: ofAllVenues });
    expect(screen.getByRole('button', { name: /^Kayıt tarihi/ })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Onay/ })).toBeNull();
  });
});

it.each(['light', 'dark'] as const)('has nothing that axe objects to (%s)', async (theme) => {
  const { container } = await open({ theme });
  await expectNoAxeViolations(container);
});

it('fits a narrow screen, where rows are cards', async () => {
  await page.viewport(320, 640);
  const { container } = await open();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await expectNoAxeViolations(container);
});
