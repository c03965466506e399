import type { Choice } from '@telve/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccount, addCompany, addVenue } from '../../testing/fixtures';
import { startTestServer, type TestServer } from '../../testing/server';

let server: TestServer;
let companies: number[];
const tokens = { admin: '', venue: '' };
const venues: Record<string, number> = {};
beforeAll(async () => {
  server = await startTestServer({ config: { limitsOff: true } });
  companies = [await addCompany(server.db, 'Yıldız Gıda'), await addCompany(server.db, 'Çınar Kahve')];
  const [other = 0, own = 0] = companies;
  for (const name of ['Iğdır', 'İzmir', 'Kadıköy', 'Çankaya'])
    venues[name] = await addVenue(server.db, { name, companyId: own });
  for (const name of ['Yabancı', 'Geçmiş']) venues[name] = await addVenue(server.db, { name, companyId: other });
  await addAccount(server.db, { email: 'admin@telve.example', role: 'PanelUser' });
  await addAccount(server.db, { email: 'venue@telve.example', role: 'PanelVenueUser', companyId: own });
  for (const who of ['admin', 'venue'] as const)
    tokens[who] = (await server.signIn(`${who}@telve.example`)).accessToken;
});
afterAll(() => server.close());

describe('the lookups', () => {
  const ask = async (path: string, token?: string) =>
    (await server.send<Choice[]>('GET', path, { token })).body.payload;

  it('give cities and districts in Turkish order, to everybody (VEN-135, VEN-136)', async () => {
    const cities = (await ask('/api/public/city'))?.map(({ name }) => name) ?? [];
    expect(cities).toHaveLength(81);
    expect(cities).toEqual([...cities].sort(new Intl.Collator('tr').compare));
    expect((await ask('/api/public/district?cityId=34'))?.map(({ name }) => name)).toContain('Kadıköy');
    expect((await server.send('GET', '/api/public/district')).status).toBe(400);
  });

  it('give enumerations by name, and only those (CAMP-111)', async () => {
    expect((await ask('/api/public/get-enum/SubscriptionType')) as unknown).toEqual([
      { value: 'PLUS', label: 'Plus' },
      { value: 'BASIC', label: 'Basic' },
      { value: 'GENERAL', label: 'Genel' },
    ]);
    for (const name of ['panel_users', '__proto__', 'constructor', 'toString']) {
      expect((await server.send('GET', `/api/public/get-enum/${name}`)).status).toBe(404);
    }
  });

  it('give the names of the venues in scope, or of one company (VEN-127, VEN-128)', async () => {
    const path = '/api/panel/venue/venue-name-list';
    expect(await ask(path, tokens.admin)).toHaveLength(6);
    expect(await ask(`${path}/${companies[0]}`, tokens.admin)).toEqual([
      { id: venues['Geçmiş'], name: 'Geçmiş' },
      { id: venues['Yabancı'], name: 'Yabancı' },
    ]);
    expect(await ask(path, tokens.venue)).toHaveLength(4);
    expect(await ask(`${path}/${companies[0]}`, tokens.venue)).toEqual([]);
    expect((await server.send('GET', `${path}/`, { token: tokens.admin })).status).toBe(404);
  });

  it('give the companies to PanelUser (VEN-11, COMP-52)', async () => {
    expect((await ask('/api/panel/company/merchant-company-list', tokens.admin))?.map(({ name }) => name)).toEqual([
      'Çınar Kahve',
      'Yıldız Gıda',
    ]);
  });
});
