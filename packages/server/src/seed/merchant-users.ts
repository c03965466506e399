import { foldTr, normalizeEmail } from '@telve/locale';
import type { Insertable, Kysely } from 'kysely';
import { accountSearch } from '../db/search';
import type { Database } from '../db/types/index';
import type { MerchantAppUsersTable } from '../db/types/people';
import { insertRows } from './insert';
import { midnight, timeOfDay } from './orders';
import { createRandom } from './random';
import { seedTexts } from './texts';

export type NewMerchantUser = Insertable<MerchantAppUsersTable>;

/** A venue an account can be given to. */
export interface SeedVenue {
  id: number;
  company_id: number;
}

/** What is known of an account before it is made. */
export interface MerchantPerson {
  first: string;
  last: string;
  email: string;
  createdAt: Date;
  /** Undefined: registered from the app and waits for approval, with no company and not active (D-31). */
  venue: SeedVenue | undefined;
  owner: boolean;
  active: boolean;
}

/** The part of an e-mail before the @, of a name: "Işıl Özdemirci" is `isil.ozdemirci`. */
export const mailName = (first: string, last: string): string =>
  [first, last].map((name) => foldTr(name).replace(/[^a-z]/g, '')).join('.');

/** An account as the app makes it; nobody has chosen a password for it. */
export const toMerchantUser = (person: MerchantPerson): NewMerchantUser => {
  const { first, last, email, createdAt, venue, owner, active } = person;
  const names = { first_name: first, last_name: last, email };
  return {
    ...names,
    email_folded: normalizeEmail(email),
    search: accountSearch(names),
    role: owner ? 'ReaderUserVenueOwner' : 'ReaderUser',
    company_id: venue?.company_id ?? null,
    venue_id: venue?.id ?? null,
    waiting_approval: venue === undefined,
    active: venue !== undefined && active,
    version: 1,
    created_at: createdAt,
    updated_at: createdAt,
  };
};

const dayMs = 86_400_000;

/** Companies that the demo's users are spread over. */
const companies = 6;

/** Four of the newer ones wait. */
const waits = (n: number): boolean => n >= 13 && n % 3 === 1;

/**
 * Fills the list of merchant-app users: owners and baristas of varied companies and open venues, some passive, four
 * waiting for approval, made over the last half year and more of them lately.
 *
 * @param companyIds the demo's companies, in their order; the first, whose accounts sign in, gets a fifth of the users
 */
export async function seedMerchantUsers(db: Kysely<Database>, now: Date, companyIds: readonly number[]): Promise<void> {
  const random = createRandom(31);
  const people = seedTexts.merchantUsers;
  const venues = await db
    .selectFrom('venues')
    .select(['id', 'company_id'])
    .where('company_id', 'in', companyIds.slice(0, companies))
    .where('is_open', '=', true)
    .orderBy('id')
    .execute();
  const rows = people.map(({ first, last }, n) => {
    const ofCompany = venues.filter(({ company_id }) => company_id === companyIds[n % companies]);
    const daysAgo = Math.round((people.length - n) ** 1.6);
    return toMerchantUser({
      first,
      last,
      email: `${mailName(first, last)}@telve.example`,
      createdAt: new Date(midnight(now) - daysAgo * dayMs + timeOfDay(random)),
      venue: waits(n) ? undefined : ofCompany[Math.floor(n / companies) % Math.min(3, ofCompany.length)],
      owner: n % 4 === 0,
      active: n % 5 !== 4,
    });
  });
  await insertRows(db, 'merchant_app_users', rows);
}
