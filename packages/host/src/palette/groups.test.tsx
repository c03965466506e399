import type { SearchSource } from '@telve/kit';
import { StoreIcon } from '@telve/ui';
import { expect, it, vi } from 'vitest';
import { countResults, recordGroup } from './groups';
import { paletteTexts } from './texts';

const source: SearchSource = {
  id: 'venues',
  order: 1,
  roles: ['PanelUser'],
  label: 'Mağazalar',
  icon: StoreIcon,
  load: async () => async () => [],
};
const hit = { id: 1, label: 'Kırık Fincan', target: 'venues.list', query: { search: 'KF-1' } };
const texts = paletteTexts.defaults;
const hands = { go: vi.fn(), retry: vi.fn(), texts };

it('leads from a record to its address', () => {
  const { items } = recordGroup(source, { status: 'found', hits: [hit] }, hands);
  expect(items).toEqual([expect.objectContaining({ label: 'Kırık Fincan', href: '/dashboard/venues?search=KF-1' })]);
  expect(countResults([{ id: 'venues', label: '', items }])).toBe(1);
});

it.each([
  [false, 'Kayıtlar aranamadı. Yeniden dene'],
  [true, 'Bağlantı yok. Yeniden dene'],
])('offers to try a failed search again, which counts as no result (offline: %s)', (offline, label) => {
  const group = recordGroup(source, { status: 'failed', hits: [], offline }, hands);
  expect(group.items).toEqual([expect.objectContaining({ label, keepsOpen: true })]);
  expect(countResults([group])).toBe(0);
  group.items[0]?.onSelect();
  expect(hands.retry).toHaveBeenCalled();
});

it('keeps the line that was chosen while it is tried again', () => {
  const group = recordGroup(source, { status: 'searching', hits: [], again: true }, hands);
  expect(group).toMatchObject({ busy: true, items: [{ id: 'venues-retry', label: 'Aranıyor…', keepsOpen: true }] });
});
