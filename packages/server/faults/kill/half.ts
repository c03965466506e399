import type { DatabaseHandle } from '../../src/db/index';
import { type Acknowledged, type Entity, hosts } from './acknowledged';
import { differences, tally } from './tally';

type Db = DatabaseHandle['db'];

/** A record with the changes that its version counts. */
interface Counted {
  entity: Entity;
  id: number;
  changes: number;
}

const counted = (entity: Entity, rows: readonly { id: number; version: number }[], own: (id: number) => boolean) =>
  // The creation counts as well, but for those of the demo data, which nobody made.
  rows.map(({ id, version }): Counted => ({ entity, id, changes: own(id) ? version : version - 1 }));

/** Changes of a record and the audit rows that tell of them must be as many: neither comes without the other. */
const unaudited = async (db: Db, { seededPeriods }: Acknowledged): Promise<string[]> => {
  const made = `%@${hosts.made}`;
  const confirmed = `%@${hosts.confirmed}`;
  const records = [
    ...counted('venue', await db.selectFrom('venues').select(['id', 'version']).execute(), () => false),
    ...counted(
      'time_period',
      await db.selectFrom('time_periods').select(['id', 'version']).execute(),
      (id) => !seededPeriods.has(id),
    ),
    ...counted(
      'panel_user',
      await db.selectFrom('panel_users').select(['id', 'version']).where('email', 'like', made).execute(),
      () => true,
    ),
    ...counted(
      'merchant_app_user',
      await db.selectFrom('merchant_app_users').select(['id', 'version']).where('email', 'like', made).execute(),
      () => true,
    ),
    ...counted(
      'merchant_application',
      await db
        .selectFrom('merchant_applications')
        .select(['id', 'version'])
        .where(({ or, eb }) => or([eb('email', 'like', made), eb('email', 'like', confirmed)]))
        .execute(),
      () => true,
    ),
  ];
  const rows = await db.selectFrom('audit_log').select(['at', 'entity', 'entity_id', 'request_id']).execute();
  // One request raises a version once, and may have two things to tell of. The demo calls all its requests the same.
  const told = new Map(rows.map((row) => [JSON.stringify(row), row]));
  const audited = tally([...told.values()].map(({ entity, entity_id }) => `${entity} ${entity_id}`));
  return records
    .map(({ entity, id, changes }) => ({ name: `${entity} ${id}`, changes }))
    .filter(({ name, changes }) => (audited.get(name) ?? 0) !== changes)
    .map(({ name, changes }) => `${name}: ${changes} changes, ${audited.get(name) ?? 0} audit rows`);
};

/** An account has its one invitation, an application a mail for each line of its history, a code its mail. */
const unmailed = async (db: Db): Promise<string[]> => {
  const history = await db
    .selectFrom('application_history')
    .innerJoin('merchant_applications', 'merchant_applications.id', 'application_history.application_id')
    .select('merchant_applications.email')
    .execute();
  // The account of an applicant is told of by the mail of its pre-approval.
  const users = await db.selectFrom('panel_users').select('email').where('role', '=', 'PanelUser').execute();
  const merchants = await db.selectFrom('merchant_app_users').select('email').execute();
  const codes = await db.selectFrom('email_codes').select('email_folded').execute();
  const causes = [...history, ...users, ...merchants, ...codes.map(({ email_folded: email }) => ({ email }))];
  const mails = await db.selectFrom('mail_outbox').select('recipient').execute();
  const invented = (email: string) => [hosts.made, hosts.code].some((host) => email.endsWith(`@${host}`));
  return differences(
    'causes and mails',
    causes.map(({ email }) => email).filter(invented),
    mails.map(({ recipient }) => recipient).filter(invented),
  );
};

/** A status is the last line of the history; a pre-approval has opened an account; a confirmation was used up. */
const torn = async (db: Db): Promise<string[]> => {
  const applications = await db.selectFrom('merchant_applications').select(['id', 'email', 'status']).execute();
  const history = await db
    .selectFrom('application_history')
    .select(['application_id', 'status'])
    .orderBy('id')
    .execute();
  const last = new Map(history.map(({ application_id, status }) => [application_id, status]));
  const accounts = await db
    .selectFrom('panel_users')
    .select('email')
    .where('role', '=', 'AppliedMerchantUser')
    .execute();
  const used = await db.selectFrom('email_codes').select('email_folded').where('confirmed_until', 'is', null).execute();
  const on = (host: string, emails: readonly string[]) => emails.filter((email) => email.endsWith(`@${host}`));
  const emailsOf = (rows: readonly { email: string }[]) => rows.map(({ email }) => email);
  return [
    ...applications
      .filter(({ id, status }) => last.get(id) !== status)
      .map(({ id, status }) => `merchant_application ${id} is ${status}, its history ends with ${last.get(id)}`),
    ...differences(
      'pre-approvals and accounts',
      on(hosts.made, emailsOf(applications.filter(({ status }) => status === 'PreApproved'))),
      on(hosts.made, emailsOf(accounts)),
    ),
    ...differences(
      'confirmed applications and used confirmations',
      on(hosts.confirmed, emailsOf(applications)),
      on(
        hosts.confirmed,
        used.map(({ email_folded }) => email_folded),
      ),
    ),
  ];
};

/** What was kept of a write without the rest of it. */
export const halfWrites = async (db: Db, acknowledged: Acknowledged): Promise<string[]> => [
  ...(await unaudited(db, acknowledged)),
  ...(await unmailed(db)),
  ...(await torn(db)),
];
