import type { Role } from '@telve/api';
import type { Kysely } from 'kysely';
import type { Database } from '../db/types/index';
import { demoAccount } from './accounts';
import { seedTexts } from './texts';

/** Staff first, then company after company an owner, a branch and somebody who reads reports. */
const roleOf = (n: number): Role => {
  if (n % 7 === 0) return 'PanelUser';
  return n % 3 === 2 ? 'PanelReportUser' : 'PanelVenueUser';
};

/** Every fifth is passive. */
const isActive = (n: number): boolean => n % 5 !== 4;

/** Companies that the colleagues are spread over. */
const companies = 6;

/**
 * Fills the list of panel users with colleagues of varied roles, companies and venues, some passive. They are no accounts
 * to sign in with that anybody is told of. The first companies get several each, so that a company's own list is not empty.
 *
 * @param companyIds the demo's companies, in their order
 */
export async function seedTeam(db: Kysely<Database>, now: Date, companyIds: readonly number[]): Promise<void> {
  const venues = await db
    .selectFrom('venues')
    .select(['id', 'company_id'])
    .where('company_id', 'in', companyIds.slice(0, companies))
    .orderBy('id')
    .execute();
  const person = async (n: number) => {
    const { first, last, mail } = seedTexts.team[n] as (typeof seedTexts.team)[number];
    const role = roleOf(n);
    const company = role === 'PanelUser' ? null : (companyIds[n % companies] as number);
    const venue = n % 2 === 0 ? venues.find(({ company_id }) => company_id === company)?.id : undefined;
    return {
      ...(await demoAccount({ first, last, email: `${mail}@telve.example` }, now)),
      role,
      company_id: company,
      venue_id: venue ?? 0,
      all_venue: venue === undefined,
      active: isActive(n),
    };
  };
  const rows = await Promise.all(seedTexts.team.map((_one, n) => person(n)));
  await db.insertInto('panel_users').values(rows).execute();
}
