import { type RadarItem, radarEntries } from '@telve/api';
import { addDays, today } from '@telve/locale';
import { fakeClient, memoryNavigation, refusal, renderFeature, stub } from '@telve/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RadarCard } from './RadarCard';

const item = (part: Partial<RadarItem> = {}): RadarItem => ({
  kind: 'campaign',
  id: 1,
  name: 'Öğle kahvesi',
  endDate: addDays(today(), 1),
  endTime: null,
  codesLeft: 682,
  ...part,
});

const answer = (items: RadarItem[]) => fakeClient([stub(radarEntries.list, { items, totalCount: items.length })]);

it('lists what ends within seven days, each with the way to extend it', async () => {
  const busy = item({ kind: 'busy', id: 7, name: 'Kırık Fincan', endDate: today(), endTime: '17:30', codesLeft: null });
  const merchant = item({ kind: 'merchantCampaign', id: 3, name: 'Değirmen', codesLeft: null });
  renderFeature(<RadarCard />, { client: answer([busy, item(), merchant]) });
  const lines = await screen.findAllByRole('link');
  expect(lines.map((line) => [line.getAttribute('href'), line.textContent])).toEqual([
    ['/venues.edit/7', expect.stringMatching(/^Kırık FincanYoğun.*Bugün 17:30.*Uzat$/)],
    ['/campaigns.edit/1', expect.stringMatching(/^Öğle kahvesiKampanya · 682 kod kaldı.*Süreyi uzat$/)],
    ['/merchantCampaigns.edit/3', expect.stringMatching(/^DeğirmenMağaza kampanyası.*Süreyi uzat$/)],
  ]);
  expect(within(screen.getByRole('region', { name: 'Bitiyor' })).getByText('3')).toBeDefined();
});

it('opens more than five on demand', async () => {
  const { user } = renderFeature(<RadarCard />, {
    client: answer(Array.from({ length: 7 }, (_, at) => item({ id: at + 1 }))),
  });
  expect(await screen.findAllByRole('link')).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: '2 kayıt daha göster' }));
  expect(screen.getAllByRole('link')).toHaveLength(7);
  // The pressed button is gone: the keyboard goes on at the first new line.
  expect(document.activeElement).toBe(screen.getAllByRole('link')[5]);
});

it('focuses the first new line where it leads nowhere', async () => {
  const items = Array.from({ length: 7 }, (_, at) => item({ id: at + 1, name: `Kampanya ${at + 1}` }));
  const { user } = renderFeature(<RadarCard />, { client: answer(items), navigation: memoryNavigation('', []) });
  await user.click(await screen.findByRole('button', { name: '2 kayıt daha göster' }));
  expect(document.activeElement?.textContent).toMatch(/^Kampanya 6/);
});

it('says that it names the soonest alone where there are more', async () => {
  const items = Array.from({ length: 50 }, (_, at) => item({ id: at + 1 }));
  const { user } = renderFeature(<RadarCard />, {
    client: fakeClient([stub(radarEntries.list, { items, totalCount: 1063 })]),
  });
  await user.click(await screen.findByRole('button', { name: '45 kayıt daha göster' }));
  expect(screen.getByText('En yakın 50 kayıt gösteriliyor; 1.013 kayıt daha var.')).toBeDefined();
});

it('has no link to a page that the host does not have', async () => {
  renderFeature(<RadarCard />, { client: answer([item()]), navigation: memoryNavigation('', []) });
  await screen.findByText('Öğle kahvesi');
  expect(screen.queryByRole('link')).toBeNull();
});

it('says that nothing ends', async () => {
  renderFeature(<RadarCard />, { client: answer([]) });
  await screen.findByText('Önümüzdeki 7 günde sona erecek bir şey yok.');
});

it('says that it could not be read, and reads again', async () => {
  const client = answer([]);
  client.answer(radarEntries.list, () => {
    throw refusal('internal_error', { status: 500 });
  });
  const { user } = renderFeature(<RadarCard />, { client });
  const retry = await screen.findByRole('button', { name: 'Yeniden dene' });
  client.answer(radarEntries.list, () => ({ items: [item()], totalCount: 1 }));
  await user.click(retry);
  await screen.findByText('Öğle kahvesi');
});

it.each(['PanelVenueUser', 'PanelReportUser', 'AppliedMerchantUser'] as const)('is nothing for %s', (role) => {
  const client = fakeClient([], { roles: [role] });
  renderFeature(<RadarCard />, { client });
  expect(screen.queryByText('Bitiyor')).toBeNull();
  expect(client.calls).toEqual([]);
});
