import { panelUserEntries } from '@telve/api';
import { expect, it } from 'vitest';
import { panelUserClient } from '../testing/panelUserClient';
import { searchPanelUsers } from './search';

it('finds the best five by name or e-mail, each leading to its form', async () => {
  const client = panelUserClient();
  const { signal } = new AbortController();
  expect(await searchPanelUsers({ client, query: 'ışık', signal })).toEqual([
    {
      id: 4,
      label: 'Ömer Faruk Işık',
      text: 'omer@kirikfincan.example',
      end: 'Üye iş yeri',
      target: 'panelUsers.edit',
      params: { id: 4 },
    },
  ]);
  expect(client.inputsOf(panelUserEntries.list)).toEqual([{ page: 1, size: 5, search: 'ışık' }]);
});

it('hands on the signal that ends it', async () => {
  const client = panelUserClient();
  const stop = new AbortController();
  stop.abort();
  await expect(searchPanelUsers({ client, query: 'ne', signal: stop.signal })).rejects.toThrow();
});
