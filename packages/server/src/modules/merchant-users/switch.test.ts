import type { MerchantUserRow } from '@telve/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMerchantUser } from '../../testing/fixtures';
import { type Asker, startTwoCompanies, type TwoCompanies } from '../../testing/twoCompanies';

let world: TwoCompanies;
beforeAll(async () => {
  world = await startTwoCompanies();
}, 60_000);
afterAll(() => world.server.close());

let turn = 0;
let id = 0;
beforeEach(async () => {
  turn += 1;
  const { companies, venues } = world;
  const email = `kisi${turn}@telve.example`;
  id = await addMerchantUser(world.server.db, { email, companyId: companies.own, venueId: venues.kadikoy });
});

const base = '/api/panel/readeruser';
const row = async (of = id) => (await world.ask<MerchantUserRow>('GET', `${base}/merchant-user/${of}`)).body.payload;
const audit = () =>
  world.server.db
    .selectFrom('audit_log')
    .select(['action', 'old_values', 'new_values'])
    .where('entity', '=', 'merchant_app_user')
    .where('entity_id', '=', String(id))
    .orderBy('id')
    .execute();

describe('the switch of a merchant-app user', () => {
  const turnTo = (of: number, active: boolean, who: Asker = 'admin') =>
    world.ask('PUT', `${base}/merchant-user-active-update`, who, { id: of, active });

  it('turns it off and on, and the same again changes nothing (MU-30, MU-14)', async () => {
    expect((await turnTo(id, false)).body.payload).toBe(true);
    expect((await turnTo(id, false)).body.payload).toBe(true);
    expect(await row()).toMatchObject({ active: false, version: 2 });
    await turnTo(id, true, 'branch');
    expect(await row()).toMatchObject({ active: true, version: 3 });
    expect(await audit()).toEqual([
      { action: 'merchant_user_deactivated', old_values: { active: true }, new_values: { active: false } },
      { action: 'merchant_user_activated', old_values: { active: false }, new_values: { active: true } },
    ]);
  });

  it('is refused without a company (MU-18)', async () => {
    const of = await addMerchantUser(world.server.db, { email: `yersiz${turn}@telve.example`, waitingApproval: true });
    for (const active of [true, false]) {
      const { status, body } = await turnTo(of, active);
      expect([status, body.friendlyMessage]).toEqual([
        409,
        expect.objectContaining({ code: 'reader_user_without_company', message: 'Önce iş yeri atayın.' }),
      ]);
    }
    expect(await row(of)).toMatchObject({ active: false, version: 1 });
    const { companies, venues } = world;
    const place = { companyId: companies.own, venueId: venues.kadikoy };
    await world.ask('PUT', `${base}/merchant-user-update`, 'admin', {
      id: of,
      role: 'ReaderUser',
      ...place,
      active: false,
    });
    expect((await turnTo(of, true)).status).toBe(200);
  });

  it('reaches no account outside of the scope (MU-30, MU-24)', async () => {
    const { other } = world.companies;
    const of = await addMerchantUser(world.server.db, {
      email: `uzak${turn}@telve.example`,
      companyId: other,
      venueId: world.venues.foreign,
    });
    for (const who of ['venue', 'branch', 'nowhere'] as const) expect((await turnTo(of, false, who)).status).toBe(404);
    expect((await turnTo(of, false)).status).toBe(200);
  });

  it('changes nothing else, whatever the body holds (MU-30)', async () => {
    const before = await row();
    const body = { id, active: false, role: 'ReaderUserVenueOwner', companyId: world.companies.other, email: 'x@y.zt' };
    await world.ask('PUT', `${base}/merchant-user-active-update`, 'admin', body);
    expect(await row()).toEqual({ ...before, active: false, version: 2 });
  });
});
