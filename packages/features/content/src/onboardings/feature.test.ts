import { describe, expect, it } from 'vitest';
import { onboardingsFeature } from './feature';

const { routes, menu, tasks, actions } = onboardingsFeature;
const pathsOf = (noun: string) =>
  routes.filter(({ target }) => target.startsWith(`${noun}.`)).map(({ path, roles }) => [path, ...roles]);

it('opens table, add form and edit form of the consumer screens to PanelUser only (CONB-01, CONB-07, CONB-08, CONB-09)', () => {
  expect(pathsOf('onboardings')).toEqual([
    ['/dashboard/onBoardings', 'PanelUser'],
    ['/dashboard/onBoarding', 'PanelUser'],
    ['/dashboard/onBoarding/:id', 'PanelUser'],
  ]);
});

it('opens list, add form and edit form of the merchant banners to PanelUser only (MONB-01, MONB-03, MONB-04, MONB-05)', () => {
  expect(pathsOf('merchantOnboardings')).toEqual([
    ['/dashboard/merchant-onboardings', 'PanelUser'],
    ['/dashboard/merchant-onboarding', 'PanelUser'],
    ['/dashboard/merchant-onboarding/:id', 'PanelUser'],
  ]);
});

it('has nothing besides these', () => {
  expect(routes).toHaveLength(6);
});

describe.each(['onboardings.edit', 'merchantOnboardings.edit'])('%s', (edit) => {
  const idOf = (id: string) => routes.find(({ target }) => target === edit)?.props?.({ id }, new URLSearchParams());

  it('takes the number of the address (CONB-08, MONB-04)', () => {
    expect(idOf('7')).toEqual({ id: 7 });
  });

  it.each(['abc', '1e1', '010', '0', '-1', '1.5'])('takes %s for the address of no record', (id) => {
    expect(idOf(id)).toEqual({ id: Number.NaN });
  });
});

it('stands last among products and merchants in the menu, and among the tasks, for PanelUser (SHELL-02)', () => {
  const roles = ['PanelUser'];
  expect(menu).toMatchObject([
    { group: 'venues', target: 'merchantOnboardings.list', label: 'Mağaza karşılama afişleri', order: 50, roles },
    { group: 'products', target: 'onboardings.list', label: 'Karşılama ekranları', order: 50, roles },
  ]);
  expect(tasks?.map(({ target }) => target)).toEqual(['merchantOnboardings.list', 'onboardings.list']);
});

it('leads to both forms that add from the palette, for PanelUser', () => {
  expect(actions?.map(({ target, label, roles }) => [target, label, ...roles])).toEqual([
    ['onboardings.add', 'Karşılama ekranı ekle', 'PanelUser'],
    ['merchantOnboardings.add', 'Mağaza karşılama afişi ekle', 'PanelUser'],
  ]);
});

it('loads pages only when they are asked for', async () => {
  const loaded = await Promise.all(routes.map(({ load }) => load()));
  expect(loaded.map(({ name }) => name)).toEqual([
    'OnboardingListPage',
    'OnboardingAddPage',
    'OnboardingEditPage',
    'MerchantOnboardingListPage',
    'MerchantOnboardingAddPage',
    'MerchantOnboardingEditPage',
  ]);
});
