import type { Selectable } from 'kysely';
import type { MerchantApplicationsTable } from '../../db/types/applications';
import { type Db, inTransaction } from '../../http/call';
import { type Erased, type ErasureServices, eraseWithin } from './erase';
import { formerOf } from './former';
import { heldByCompanies, othersWith } from './others';
import { accountColumns, identifiersOf, type Person } from './person';
import type { Cause } from './record';
import { joined, joinedSought, ownOf, without } from './sought';

/**
 * Applications that one transaction takes: each table is searched once for all of them. With more, a search costs as much
 * as it saves, and may outlast the time that a statement has.
 */
const batchSize = 5;

type Application = Selectable<MerchantApplicationsTable>;

const rejectedBefore = (db: Db, before: Date) =>
  db
    .selectFrom('merchant_applications')
    .where('status', '=', 'Rejected')
    .where('erased_at', 'is', null)
    .where('status_since', '<', before)
    .orderBy('id');

/** Ids of the next rejected applications past their period after one: as many as are erased at once. */
export const nextRejected = async (db: Db, before: Date, after: number): Promise<number[]> => {
  const next = rejectedBefore(db, before).select('id').where('id', '>', after).limit(batchSize);
  return (await next.execute()).map(({ id }) => id);
};

/** Of these applications those that are still to go, locked; one that somebody holds is left for another night. */
const lockRejected = (trx: Db, before: Date, ids: readonly number[]): Promise<Application[]> =>
  rejectedBefore(trx, before).selectAll().where('id', 'in', ids).forUpdate().skipLocked().execute();

/** Accounts of the applicants who have no other application, locked. */
const accountsOf = async (trx: Db, applications: readonly Application[]): Promise<Person['panelUsers']> => {
  const emails = [...new Set(applications.map(({ email_folded: email }) => email))];
  const ids = applications.map(({ id }) => id);
  return trx
    .selectFrom('panel_users')
    .select([...accountColumns, 'role'])
    .where('email_folded', 'in', emails)
    .where('role', '=', 'AppliedMerchantUser')
    .where('erased_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('merchant_applications as other')
            .select('other.id')
            .whereRef('other.email_folded', '=', 'panel_users.email_folded')
            .where('other.erased_at', 'is', null)
            .where('other.id', 'not in', ids),
        ),
      ),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
};

/**
 * Erases rejected applications, with the accounts of applicants who have no other. What another record holds too, or a
 * company or a venue, is looked for nowhere: the applicant is known by it still. Undefined when none is to go any more.
 */
export const eraseRejected = (
  db: Db,
  services: Pick<ErasureServices, 'key'>,
  cause: Cause,
  before: Date,
  now: Date,
  ids: readonly number[],
): Promise<Erased | undefined> =>
  inTransaction(db, async (trx) => {
    const applications = await lockRejected(trx, before, ids);
    if (applications.length === 0) return undefined;
    const panelUsers = await accountsOf(trx, applications);
    const person: Person = { members: [], applications, panelUsers, merchantUsers: [] };
    const all = joinedSought(ownOf(person), await formerOf(trx, person));
    const others = await othersWith(trx, all.identifiers, person);
    const held = joined(
      identifiersOf(others),
      (await formerOf(trx, others)).identifiers,
      await heldByCompanies(trx, all.identifiers),
    );
    return eraseWithin(trx, services, { person, sought: without(all, held), cause, now, contacts: false });
  });
