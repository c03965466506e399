import { reportEntries } from '@telve/api';
import { today } from '@telve/locale';
import { refusal, renderFeature } from '@telve/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rangeOf } from '../range/ranges';
import { reportClient } from '../testing/reportClient';
import { ReportHomeCard } from './ReportHomeCard';

const open = (client = reportClient({ roles: ['PanelReportUser'] })) => ({
  ...renderFeature(<ReportHomeCard />, { client }),
  client,
});

it('tells a report user this month’s sales against the period before (REP-07)', async () => {
  const { client } = open();
  await waitFor(() => expect(screen.getByRole('group', { name: 'Bu ayın satışları' }).textContent).toContain('3.219'));
  expect(client.inputsOf(reportEntries.venues)).toEqual([
    { page: 1, size: 10, ...rangeOf('month', today()), compare: true },
  ]);
});

it('has the two files of every month at hand (REP-07)', async () => {
  const { user, client } = open();
  await user.click(screen.getByRole('button', { name: 'Bu ayın siparişleri' }));
  await user.click(screen.getByRole('button', { name: 'Geçen ayın mağaza satışları' }));
  await waitFor(() =>
    expect([client.inputsOf(reportEntries.exportOrders), client.inputsOf(reportEntries.exportVenues)]).toEqual([
      [rangeOf('month', today())],
      [rangeOf('lastMonth', today())],
    ]),
  );
});

it('offers to try again when the sales cannot be read', async () => {
  const client = reportClient({ roles: ['PanelReportUser'] });
  client.answer(reportEntries.venues, () => Promise.reject(refusal('internal_error', { status: 500 })));
  open(client);
  expect(await screen.findByText('Satışlar yüklenemedi.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Yeniden dene' })).toBeDefined();
});
