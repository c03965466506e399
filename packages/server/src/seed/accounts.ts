import { hash } from '@node-rs/argon2';
import type { Role } from '@telve/api';
import { normalizeEmail } from '@telve/locale';
import type { Kysely } from 'kysely';
import { accountSearch } from '../db/search';
import type { Database } from '../db/types/index';
import { seedTexts } from './texts';

/** Password of all demo accounts. Known to everybody: demo mode alone makes these accounts. */
export const demoPassword = 'Telve-2026-demo';

type Who = keyof typeof seedTexts.accounts;

const emailOf = (who: Who): string => `${who}@telve.example`;

/** The demo accounts in words, for the lines printed at start. */
export const demoAccounts: readonly { email: string; role: string }[] = (Object.keys(seedTexts.accounts) as Who[]).map(
  (who) => ({ email: emailOf(who), role: seedTexts.accounts[who].role }),
);

/** Argon2id as the server makes it, each account with a salt of its own. */
const passwordHash = (): Promise<string> =>
  hash(demoPassword, { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 });

interface Person {
  first: string;
  last: string;
  email: string;
}

/** What every demo account has, whichever application it signs in to. */
export async function demoAccount({ first, last, email }: Person, now: Date) {
  const names = { first_name: first, last_name: last, email };
  return {
    ...names,
    email_folded: normalizeEmail(email),
    search: accountSearch(names),
    password_hash: await passwordHash(),
    created_at: now,
    updated_at: now,
  };
}

const common = (who: Who, now: Date) => demoAccount({ ...seedTexts.accounts[who], email: emailOf(who) }, now);

/** Makes the demo accounts; venue, branch, report and barista belong to `company`, branch and barista to `venueId`. */
export async function seedAccounts(
  db: Kysely<Database>,
  now: Date,
  { companyId, venueId }: { companyId: number; venueId: number },
): Promise<void> {
  const person = async (who: Who, role: Role, company: number | null = null, venue = 0) => ({
    ...(await common(who, now)),
    role,
    company_id: company,
    venue_id: venue,
    all_venue: venue === 0,
  });
  const rows = await Promise.all([
    person('admin', 'PanelUser'),
    person('venue', 'PanelVenueUser', companyId),
    person('branch', 'PanelVenueUser', companyId, venueId),
    person('report', 'PanelReportUser', companyId),
    person('applicant', 'AppliedMerchantUser'),
    person('applicant2', 'AppliedMerchantUser'),
  ]);
  await db.insertInto('panel_users').values(rows).execute();
  await db
    .insertInto('merchant_app_users')
    .values({ ...(await common('barista', now)), role: 'ReaderUser', company_id: companyId, venue_id: venueId })
    .execute();
}
