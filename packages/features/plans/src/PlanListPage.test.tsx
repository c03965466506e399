import { roles, subscriptionPlanEntries } from '@telve/api';
import { many, memoryNavigation, refusal, renderFeature, subscriptionPlan } from '@telve/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PlanListPage } from './PlanListPage';
import { PlanPricePage } from './PlanPricePage';
import { planClient } from './testing/planClient';

const open = (query = '', client = planClient()) => ({
  ...renderFeature(<PlanListPage />, { client, navigation: query }),
  client,
});
const names = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
const fails = () => Promise.reject(refusal('internal_error', { status: 500 }));

describe('the list', () => {
  it('shows package, price in whole lira, plan and edit (PLAN-01, PLAN-03, PLAN-04, PLAN-05, PLAN-06, PLAN-09, D-83)', async () => {
    const { client } = open();
    await screen.findByText('Plus Aylık');
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['Paket', 'Fiyat', 'Plan', 'Tür', 'İşlemler']);
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows.slice(1, 3)).toEqual(['Plus Aylık429\u00a0₺AylıkPlus', 'Plus 3 Aylık1.199\u00a0₺3 aylıkPlus']);
    const edit = screen.getByRole('link', { name: 'Fiyatı değiştir: Plus Aylık' });
    expect(edit.getAttribute('href')).toBe('/plans.edit/1');
    expect(client.inputsOf(subscriptionPlanEntries.list)).toEqual([{ page: 1, size: 10 }]);
  });

  it('narrows to Plus or Basic and back to all (PLAN-02, PLAN-12, D-47)', async () => {
    const { client, user, navigation } = open();
    await screen.findByText('Plus Aylık');
    const choose = (name: string) => user.click(screen.getByRole('radio', { name }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Tümü' }).checked).toBe(true);
    await choose('Basic');
    await waitFor(() => expect(names()).toEqual(['Basic Aylık', 'Basic 3 Aylık']));
    expect(new URLSearchParams(navigation.query()).get('subscriptionType')).toBe('Basic');
    const link = screen.getByRole('link', { name: 'Fiyatı değiştir: Basic Aylık' });
    expect(link.getAttribute('href')).toBe('/plans.edit/4?subscriptionType=Basic');
    await choose('Plus');
    await waitFor(() => expect(names()).toHaveLength(3));
    await choose('Tümü');
    await waitFor(() => expect(names()).toHaveLength(5));
    expect(client.inputsOf(subscriptionPlanEntries.list).slice(0, 3)).toEqual([
      { page: 1, size: 10 },
      { page: 1, size: 10, subscriptionType: 'Basic' },
      { page: 1, size: 10, subscriptionType: 'Plus' },
    ]);
    expect(navigation.query()).not.toContain('subscriptionType');
  });

  it('is paged (PLAN-01, PLAN-12)', async () => {
    const rows = many(12, ({ id }) => subscriptionPlan({ id, description: `Plan ${id}` }));
    const { client, user } = open('', planClient({ rows }));
    await screen.findByText('Plan 1');
    await user.click(screen.getByRole('button', { name: 'Sayfa 2' }));
    await screen.findByText('Plan 11');
    expect(client.inputsOf(subscriptionPlanEntries.list).at(-1)).toEqual({ page: 2, size: 10 });
  });

  it('has no link where the host has no price edit', async () => {
    renderFeature(<PlanListPage />, { client: planClient(), navigation: memoryNavigation('', []) });
    await screen.findByText('Plus Aylık');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('says that there are none, and that none of a package was found', async () => {
    const { unmount } = open('', planClient({ rows: [] }));
    await screen.findByText('Henüz abonelik planı yok');
    unmount();
    const { user } = open('subscriptionType=Basic', planClient({ rows: [subscriptionPlan()] }));
    await screen.findByText('Abonelik planı bulunamadı');
    await user.click(screen.getByRole('button', { name: 'Filtreleri temizle' }));
    await screen.findByText('Plus Aylık');
  });

  it('can be loaded again when it failed', async () => {
    const client = planClient();
    client.answer(subscriptionPlanEntries.list, fails);
    const { user } = open('', client);
    const again = await screen.findByRole('button', { name: 'Yeniden dene' });
    const found = subscriptionPlan({ description: 'Sonunda gelen plan' });
    client.answer(subscriptionPlanEntries.list, { items: [found], totalCount: 1, totalPages: 1 });
    await user.click(again);
    await screen.findByText('Sonunda gelen plan');
    expect(screen.queryByText('Bir hata oluştu')).toBeNull();
  });
});

it('opens to PanelUser (PLAN-01, PLAN-08)', async () => {
  open();
  await screen.findByText('Plus Aylık');
});

describe.each(roles.filter((role) => role !== 'PanelUser'))('to %s', (role) => {
  it.each([
    ['list', <PlanListPage key="list" />],
    ['price', <PlanPricePage key="price" id={1} />],
  ] as const)('the %s is closed and asks nothing (PLAN-08)', (_name, element) => {
    const client = planClient({ roles: [role] });
    renderFeature(element, { client });
    expect(screen.getByText('Bu sayfayı görme yetkiniz yok')).toBeDefined();
    expect(client.calls).toEqual([]);
  });
});
