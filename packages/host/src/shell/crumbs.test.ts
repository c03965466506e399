import { expect, it } from 'vitest';
import { isBelowRecord } from '../app/routeAt';
import { hostTexts } from '../texts';
import { crumbsOf, menuTargetAt, named } from './crumbs';

const titles = hostTexts.defaults;

it('names the group and the page', () => {
  expect(crumbsOf('/dashboard/venues', titles)).toEqual([
    { label: 'Üye iş yeri yönetimi' },
    { label: 'Mağazalar', href: '/dashboard/venues' },
  ]);
});

it('names the pages above a page, as links', () => {
  const crumbs = crumbsOf('/dashboard/productCategories/timePeriod', titles);
  expect(crumbs.map(({ href }) => href)).toEqual([
    undefined,
    '/dashboard/productCategories/timePeriods',
    '/dashboard/productCategories/timePeriod',
  ]);
});

it('names the account before its pages', () => {
  expect(crumbsOf('/dashboard/sessions', titles)[0]).toEqual({ label: 'Hesabım' });
});

it('has none for the home page and for an unknown address', () => {
  expect(crumbsOf('/dashboard', titles)).toEqual([]);
  expect(crumbsOf('/dashboard/xyz', titles)).toEqual([]);
});

it('marks the menu entry that a page below it belongs to', () => {
  expect(menuTargetAt('/dashboard/productCategories/timePeriod/7')).toBe('timePeriods.list');
  expect(menuTargetAt('/dashboard/venues')).toBe('venues.list');
  expect(menuTargetAt('/dashboard')).toBeUndefined();
});

it('ends with the name of the record that a page is about', () => {
  const crumbs = crumbsOf('/dashboard/productCategories/timePeriod/7', titles);
  expect(named(crumbs, { record: '15 dakika', isOwn: true }).map(({ label }) => label)).toEqual([
    ...crumbs.slice(0, -1).map(({ label }) => label),
    '15 dakika',
  ]);
  expect(named(crumbs, null)).toEqual(crumbs);
});

it('names the record above a page that adds to it, and leads to it', () => {
  const crumbs = crumbsOf('/dashboard/groupCampaign/58/subCampaign', titles);
  expect(named(crumbs, { record: 'Kasım ortaklıkları', isOwn: false }).slice(-2)).toMatchObject([
    { label: 'Kasım ortaklıkları', href: '/dashboard/groupCampaign/58' },
    { label: 'Alt kampanya ekle' },
  ]);
  expect(isBelowRecord('/dashboard/groupCampaign/58/subCampaign')).toBe(true);
});

it.each(['/dashboard/groupCampaign/58', '/dashboard/campaign/7', '/dashboard/venue/7/activity', '/dashboard/xyz'])(
  'is no page below its record: %s',
  (pathname) => expect(isBelowRecord(pathname)).toBe(false),
);
