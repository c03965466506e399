import { expect, it } from 'vitest';
import { searchApplications } from './search';
import { applicationClient } from './testing/applicationClient';

it('finds applications by what was typed and leads to their page (STAFF-02)', async () => {
  const { signal } = new AbortController();
  expect(await searchApplications({ client: applicationClient(), query: 'moda', signal })).toEqual([
    {
      id: 4187,
      label: 'Kırık Fincan Moda',
      text: 'Elif Tandoğmuş',
      end: 'Onay bekliyor',
      target: 'applications.detail',
      params: { id: 4187 },
    },
  ]);
});
