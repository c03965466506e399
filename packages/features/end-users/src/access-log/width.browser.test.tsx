import { accessLogRow, renderFeature } from '@telve/testing';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { AccessLogPage } from '../AccessLogPage';
import { endUserClient } from '../testing/endUserClient';

const long = '7f3a1a04c2'.repeat(13).slice(0, 128);

afterEach(() => browser.viewport(1440, 900));

it.each([700, 1024, 1280])(
  'keeps long numbers inside a table of %i px, and day and time on one line',
  async (width) => {
    await browser.viewport(width, 900);
    const row = accessLogRow({ requestId: long, subjectName: long, at: '2026-11-27T15:34:00Z' });
    renderFeature(<AccessLogPage />, { client: endUserClient({ log: [row] }), background: 'surface' });
    const table = await screen.findByRole('table');
    await screen.findAllByRole('rowheader');
    const frame = table.parentElement as HTMLElement;
    expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
    expect(screen.getByText('27.11.2026 18:34').getClientRects()).toHaveLength(1);
  },
);

it('says how long its entries are kept, and that they stay as they are for so long', async () => {
  renderFeature(<AccessLogPage />, { client: endUserClient(), background: 'surface' });
  expect(
    await screen.findByText(/Kayıtlar 730 gün saklanır; bu süre dolmadan değiştirilemez ve silinemez\./),
  ).toBeDefined();
});
