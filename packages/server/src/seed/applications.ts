import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApplicationDocument, type ApplicationStatus, applicationDocuments } from '@telve/api';
import { normalizeEmail, toStoredPhone } from '@telve/locale';
import type { Insertable } from 'kysely';
import type { Clock } from '../clock';
import { applicationSearch } from '../db/search';
import type { MerchantApplicationsTable } from '../db/types/applications';
import { createPrivateDocuments, type PrivateDocuments } from '../documents/index';
import type { Db } from '../http/call';
import { bankOf } from '../modules/applications/bank';
import { demoAccount } from './accounts';
import { asUpload, samplePdf, samplePhoto } from './application-files';
import { type SeedApplication, seedApplications, seedApplicationTexts } from './application-texts';
import { midnight } from './orders';
import { createRandom, type Random } from './random';
import { seedTexts } from './texts';

type NewApplication = Insertable<MerchantApplicationsTable>;

const dayMs = 86_400_000;
const minuteMs = 60_000;

const emailOf = ({ mail }: SeedApplication): string => `${mail}@telve.example`;

const has = ({ path }: SeedApplication, status: ApplicationStatus): boolean => path.some(([each]) => each === status);

/** When a status began: at an hour of a working day in Istanbul, today's a few minutes ago. */
const instantOf = (now: Date, daysAgo: number, n: number): Date => {
  const minutes = (6 + (n % 8)) * 60 + ((n * 7) % 60);
  return new Date(daysAgo === 0 ? now.getTime() - 17 * minuteMs : midnight(now) - daysAgo * dayMs + minutes * minuteMs);
};

const last = ({ path }: SeedApplication) => path.at(-1) as SeedApplication['path'][number];

/** A valid IBAN of a bank, made of the account's number. */
const ibanOf = (bank: string, account: number): string => {
  const rest = `${bank}0${String(account).padStart(16, '0')}`;
  // T and R are 29 and 27 to the checksum; it stands behind the account and counts as 00 here.
  const check = 98n - (BigInt(`${rest}292700`) % 97n);
  return `TR${String(check).padStart(2, '0')}${rest}`;
};

/** What the applicant filled in before handing in. */
const wizardFields = (one: SeedApplication, random: Random): Partial<NewApplication> => {
  const { title, role, taxOffices, banks } = seedApplicationTexts;
  const name = `${one.first} ${one.last}`;
  const iban = ibanOf(random.pick(banks), random.int(10_000_000, 99_999_999));
  return {
    owner_name: name,
    company_title: title(one.store),
    company_type: one.companyType,
    company_mail: emailOf(one),
    company_address: one.address,
    tax_office: random.pick(taxOffices),
    tax_id_number: String(random.int(1_000_000_000, 9_999_999_999)),
    invoice_address: one.address,
    iban,
    bank_name: bankOf(iban) ?? '',
    account_name: title(one.store),
    authorized_person_title: role,
    authorized_person_mail: emailOf(one),
    subscription_type: random.chance(0.6) ? 'PLUS' : 'BASIC',
    coffee_sizes: JSON.stringify(random.chance(0.5) ? ['Small', 'Medium', 'Large'] : ['Small', 'Medium']),
    milk_types: JSON.stringify(random.chance(0.5) ? ['FullFat', 'LactoseFree'] : ['LowFat', 'FullFat', 'LactoseFree']),
    store_address: one.address,
  };
};

const rowOf = (one: SeedApplication, n: number, now: Date): NewApplication => {
  const random = createRandom(900 + n);
  const [status, daysAgo] = last(one);
  const since = instantOf(now, daysAgo, n);
  const searched = {
    store_name: one.store,
    authorized_person: `${one.first} ${one.last}`,
    email: emailOf(one),
    phone_number: toStoredPhone(`5${random.int(300_000_000, 559_999_999)}`) as string,
  };
  return {
    ...searched,
    email_folded: normalizeEmail(emailOf(one)),
    address: one.address,
    company_name: one.store,
    ...(has(one, 'PendingApproval') && wizardFields(one, random)),
    status,
    status_since: since,
    documents_wanted: one.sentBack ?? false,
    search: applicationSearch(searched),
    version: one.path.length,
    created_at: instantOf(now, (one.path[0] as SeedApplication['path'][number])[1], n),
    updated_at: since,
  };
};

/**
 * Makes the accounts of those who were pre-approved, as the pre-approval does (D-43). Nobody is told of them besides the
 * two that the demo prints, which are there already.
 */
export async function seedApplicants(db: Db, now: Date): Promise<void> {
  const approved = seedApplications.filter((one) => has(one, 'PreApproved') && !(one.mail in seedTexts.accounts));
  const rows = approved.map(async (one) => ({
    ...(await demoAccount({ first: one.first, last: one.last, email: emailOf(one) }, now)),
    role: 'AppliedMerchantUser' as const,
  }));
  await db
    .insertInto('panel_users')
    .values(await Promise.all(rows))
    .execute();
}

/** Who brought a status: the applicant, before there was an account nobody, else staff by turns. */
const actorOf = (status: ApplicationStatus, n: number, applicant: number | undefined, staff: readonly number[]) => {
  if (status === 'NewApplication') return null;
  return status === 'PendingApproval' ? (applicant ?? null) : (staff[n % staff.length] as number);
};

const idsOf = async (db: Db): Promise<Map<string, number>> => {
  const accounts = await db.selectFrom('panel_users').select(['id', 'email']).execute();
  return new Map(accounts.map(({ id, email }) => [email, id]));
};

const fileOf = async (document: ApplicationDocument, one: SeedApplication, random: Random, folder: string) => {
  const { file, heading } = seedApplicationTexts.documents[document];
  if (file.endsWith('.jpg')) return asUpload(folder, file, 'image/jpeg', await samplePhoto(random));
  const { title, sample } = seedApplicationTexts;
  const lines = [title(one.store), `${one.first} ${one.last}`, one.address, '', sample];
  return asUpload(folder, file, 'application/pdf', samplePdf(heading, lines));
};

/** Staff has looked at the documents of an application that was sent back: the contract is to be uploaded again. */
const verdictOf = (document: ApplicationDocument, { sentBack }: SeedApplication) => {
  if (!sentBack) return {};
  return document === 'contract'
    ? { verdict: 'Again' as const, reason: 'CutOff' as const, note: seedApplicationTexts.note }
    : { verdict: 'Fine' as const };
};

/** Stores the five documents of an application, as an upload would. */
const seedDocuments = async (
  db: Db,
  documents: PrivateDocuments,
  { id, one, at, folder }: { id: number; one: SeedApplication; at: Date; folder: string },
): Promise<void> => {
  const random = createRandom(id);
  for (const document of applicationDocuments) {
    const taken = await documents.take(document, await fileOf(document, one, random, folder));
    await db
      .insertInto('application_documents')
      .values({
        id: taken.id,
        application_id: id,
        document,
        name: taken.name,
        media_type: taken.mediaType,
        size: taken.size,
        sha256: taken.sha256,
        storage_key: taken.storageKey,
        preview_key: taken.previewKey,
        uploaded_at: at,
        ...verdictOf(document, one),
      })
      .execute();
  }
};

/** The documents' store of an installation, for the demo's own files. */
export const demoDocuments = (dataDir: string, clock: Clock): PrivateDocuments =>
  createPrivateDocuments({ dataDir, clock, events: { note: () => {} }, scanner: undefined });

/**
 * Fills the list of applications: every status, each with its history, and from the hand-in on with all fields and
 * documents. Two belong to the demo's applicants: one to be filled in, one in review.
 */
export async function seedMerchantApplications(db: Db, now: Date, documents: PrivateDocuments): Promise<void> {
  const accounts = await idsOf(db);
  const staff = ['admin', seedTexts.team[0].mail].map((mail) => accounts.get(`${mail}@telve.example`) as number);
  const folder = await mkdtemp(join(tmpdir(), 'telve-demo-'));
  try {
    for (const [n, one] of seedApplications.entries()) {
      const { id } = await db
        .insertInto('merchant_applications')
        .values(rowOf(one, n, now))
        .returning('id')
        .executeTakeFirstOrThrow();
      const history = one.path.map(([status, daysAgo], step) => ({
        application_id: id,
        status,
        at: instantOf(now, daysAgo, n),
        actor_id: actorOf(status, n + step, accounts.get(emailOf(one)), staff),
      }));
      await db.insertInto('application_history').values(history).execute();
      const handedIn = one.path.find(([status]) => status === 'PendingApproval');
      if (handedIn) await seedDocuments(db, documents, { id, one, at: instantOf(now, handedIn[1], n), folder });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
