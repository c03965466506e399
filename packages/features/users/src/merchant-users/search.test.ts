import { expect, it } from 'vitest';
import { merchantUserClient } from '../testing/merchantUserClient';
import { searchMerchantUsers } from './search';

it('finds users by what was typed and leads to their form', async () => {
  const { signal } = new AbortController();
  const hits = await searchMerchantUsers({ client: merchantUserClient(), query: 'gizem', signal });
  expect(hits).toEqual([
    {
      id: 2,
      label: 'barista.gizem@posta.example',
      text: undefined,
      end: 'Barista',
      target: 'merchantUsers.edit',
      params: { id: 2 },
    },
    {
      id: 3,
      label: 'gizem@kirikfincan.example',
      text: 'Kırık Fincan Bebek',
      end: 'Barista',
      target: 'merchantUsers.edit',
      params: { id: 3 },
    },
  ]);
});
