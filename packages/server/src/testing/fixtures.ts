import { hash } from '@node-rs/argon2';
import type { MerchantUserRole, Role } from '@telve/api';
import { accountSearch, companySearch, venueSearch } from '../db/search';
import type { Db } from '../http/call';

/** Password of every account that the fixtures make. */
export const fixturePassword = 'correct horse battery';

let hashed: Promise<string> | undefined;
const passwordHash = () => {
  hashed ??= hash(fixturePassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  return hashed;
};

export interface AccountFixture {
  email: string;
  role: Role;
  companyId?: number;
  venueId?: number;
  active?: boolean;
  firstName?: string;
}

export const addAccount = async (db: Db, account: AccountFixture): Promise<number> => {
  const names = { first_name: account.firstName ?? 'Ayşe', last_name: 'Işık', email: account.email };
  const row = await db
    .insertInto('panel_users')
    .values({
      ...names,
      email_folded: account.email.toLowerCase(),
      search: accountSearch(names),
      role: account.role,
      active: account.active ?? true,
      company_id: account.companyId ?? null,
      venue_id: account.venueId ?? 0,
      all_venue: (account.venueId ?? 0) === 0,
      password_hash: await passwordHash(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
};

export const addCompany = async (db: Db, name: string): Promise<number> => {
  const row = await db
    .insertInto('companies')
    .values({ name, search: companySearch({ name }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
};

export interface VenueFixture {
  name: string;
  companyId: number;
  code?: string;
  isOpen?: boolean;
  hasPlusPackage?: boolean;
  cityId?: number;
  districtId?: number;
  isComingSoon?: boolean;
  busyUntil?: Date;
  freeUntil?: string;
}

let lastCode = 0;

export const addVenue = async (db: Db, venue: VenueFixture): Promise<number> => {
  lastCode += 1;
  const code = venue.code ?? `TST-${lastCode}`;
  const isOpen = venue.isOpen ?? true;
  const row = await db
    .insertInto('venues')
    .values({
      code,
      name: venue.name,
      search: venueSearch({ name: venue.name, code }),
      address: 'Bağdat Caddesi 1',
      city_id: venue.cityId ?? 34,
      district_id: venue.districtId ?? (venue.cityId ?? 34) * 1000 + 1,
      latitude: 41,
      longitude: 29,
      company_id: venue.companyId,
      is_open: isOpen,
      ever_activated: isOpen,
      is_coming_soon: venue.isComingSoon ?? false,
      is_busy: venue.busyUntil !== undefined,
      busy_end_time: venue.busyUntil ?? null,
      is_free: venue.freeUntil !== undefined,
      free_end_date: venue.freeUntil ?? null,
      has_plus_package: venue.hasPlusPackage ?? false,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
};

export interface MerchantUserFixture {
  email: string;
  role?: MerchantUserRole;
  companyId?: number;
  venueId?: number;
  active?: boolean;
  waitingApproval?: boolean;
  firstName?: string;
  lastName?: string;
  createdAt?: Date;
}

export const addMerchantUser = async (db: Db, user: MerchantUserFixture): Promise<number> => {
  const names = { first_name: user.firstName ?? 'Ali', last_name: user.lastName ?? 'Can', email: user.email };
  const row = await db
    .insertInto('merchant_app_users')
    .values({
      ...names,
      email_folded: user.email.toLowerCase(),
      search: accountSearch(names),
      role: user.role ?? 'ReaderUser',
      company_id: user.companyId ?? null,
      venue_id: user.venueId ?? null,
      active: user.active ?? user.companyId !== undefined,
      waiting_approval: user.waitingApproval ?? false,
      ...(user.createdAt && { created_at: user.createdAt, updated_at: user.createdAt }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
};
