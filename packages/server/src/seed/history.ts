import type { Call, Caller, Db } from '../http/call';
import { writeAudit } from '../modules/audit';
import { switchMerchantUser } from '../modules/merchant-users/update';
import { type AccountFields, changesBetween, changesRights } from '../modules/panel-users/fields';
import { findPanelUser } from '../modules/panel-users/repository';
import { updatePanelUser } from '../modules/panel-users/store';
import { switchVenue } from '../modules/venues/switch';
import { mailName } from './merchant-users';
import { seedTexts } from './texts';

const hourMs = 3_600_000;

/** Staff of the demo: the account that signs in, and a colleague. */
type Staff = (hoursAgo: number) => Call;

const staff = async (db: Db, now: Date, email: string): Promise<Staff> => {
  const { id } = await db.selectFrom('panel_users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  const caller: Caller = {
    userId: id,
    // No session of the demo: nobody signed in yet.
    sessionId: '00000000-0000-4000-8000-000000000000',
    role: 'PanelUser',
    companyId: null,
    venueId: 0,
    mustChangePassword: false,
    tokenVersion: 1,
  };
  return (hoursAgo) => ({
    db,
    caller,
    requestId: 'demo',
    address: '127.0.0.1',
    userAgent: 'demo',
    now: new Date(now.getTime() - hoursAgo * hourMs),
    afterCommit: () => {},
    atEnd: () => {},
  });
};

/** Changes an account as the panel would, but without sessions to end: nobody signed in yet. */
const changePanelUser = async (id: number, change: Partial<AccountFields>, action: string, call: Call) => {
  const before = await findPanelUser(call.db, id);
  if (!before) throw new Error('The demo has no such account');
  const fields = { ...before, ...change };
  const values = changesBetween(before, fields);
  if (!values) return;
  const { email } = before;
  await updatePanelUser(call.db, {
    id,
    email,
    fields,
    endsTokens: changesRights(values),
    turnedOff: values.newValues.active === false,
    now: call.now,
  });
  await writeAudit(call.db, call, { action, entity: 'panel_user', entityId: id, ...values });
};

const seedPanelUserHistory = async (id: number, admin: Staff, colleague: Staff): Promise<void> => {
  const asNow = await findPanelUser(admin(0).db, id);
  if (!asNow) throw new Error('The demo has no such account');
  await changePanelUser(id, { role: 'PanelReportUser' }, 'panel_user_changed', admin(120));
  await changePanelUser(id, { role: asNow.role }, 'panel_user_changed', colleague(97));
  await changePanelUser(id, { active: false }, 'panel_user_deactivated', admin(49));
  await changePanelUser(id, { active: true }, 'panel_user_activated', admin(26));
};

/**
 * What staff did in the last days, so that activity logs are not empty: to one venue, one panel user and one user of the
 * merchant app. Written by the same functions as real changes; in the end everything is as it was.
 *
 * @param of the venue, which is open
 */
export async function seedHistory(db: Db, now: Date, of: { venueId: number }): Promise<void> {
  const [first, second] = seedTexts.team;
  const emailOf = (one: { mail: string }) => `${one.mail}@telve.example`;
  const admin = await staff(db, now, 'admin@telve.example');
  const colleague = await staff(db, now, emailOf(first));
  const { id } = await db
    .selectFrom('panel_users')
    .select('id')
    .where('email', '=', emailOf(second))
    .executeTakeFirstOrThrow();
  await seedPanelUserHistory(id, admin, colleague);

  await switchVenue(of.venueId, false, colleague(74));
  await switchVenue(of.venueId, true, admin(52));
  await switchVenue(of.venueId, false, admin(27));
  await switchVenue(of.venueId, true, colleague(25));

  const [barista] = seedTexts.merchantUsers;
  const user = await db
    .selectFrom('merchant_app_users')
    .select('id')
    .where('email', '=', `${mailName(barista.first, barista.last)}@telve.example`)
    .executeTakeFirstOrThrow();
  await switchMerchantUser(user.id, false, colleague(73));
  await switchMerchantUser(user.id, true, admin(48));
}
