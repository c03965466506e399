import { expect, it } from 'vitest';
import { createDirtyRegistry } from './registry';

it('lets another page be opened over what outlives pages, but knows of it when the product is left', () => {
  const registry = createDirtyRegistry();
  registry.set('import', { label: 'Yükleme', outlivesPages: true });
  expect([registry.isDirty(), registry.isPageDirty(), registry.labels(true)]).toEqual([true, false, []]);
  registry.set('form', { label: 'Form' });
  expect([registry.isPageDirty(), registry.labels(true), registry.labels()]).toEqual([
    true,
    ['Form'],
    ['Yükleme', 'Form'],
  ]);
  registry.set('form', null);
  registry.set('import', null);
  expect(registry.isDirty()).toBe(false);
});
