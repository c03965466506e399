import { describe, expect, it } from 'vitest';
import { applicationReviewFeature } from './feature';

const { routes, menu, tasks, homeCards, search } = applicationReviewFeature;

it('has list and detail, for PanelUser alone (STAFF-01, STAFF-02, STAFF-03, SHELL-30)', () => {
  expect(routes.map(({ path, roles }) => [path, ...roles])).toEqual([
    ['/dashboard/apply/merchant/list', 'PanelUser'],
    ['/dashboard/apply/merchant/list/:id', 'PanelUser'],
  ]);
  for (const part of [...(menu ?? []), ...(tasks ?? []), ...(homeCards ?? []), ...(search ?? [])]) {
    expect(part.roles).toEqual(['PanelUser']);
  }
});

describe('the number of the address', () => {
  const props = (id: string) => routes[1]?.props?.({ id }, new URLSearchParams(), null);
  it('reaches the page', () => expect(props('7')).toEqual({ id: 7 }));
  it.each(['abc', '1e1', '0x0a', '010', '0', '-1', '1.5'])('%s is that of no record', (id) => {
    expect(props(id)).toEqual({ id: Number.NaN });
  });
});

it('loads pages, card and search only when they are asked for', async () => {
  const loaded = [...routes, ...(homeCards ?? []), ...(search ?? [])].map(({ load }) => load());
  const names = (await Promise.all(loaded)).map((one) => (one as { name: string }).name);
  expect(names).toEqual([
    'ApplicationListPage',
    'ApplicationDetailPage',
    'WaitingApplicationsCard',
    'searchApplications',
  ]);
});
