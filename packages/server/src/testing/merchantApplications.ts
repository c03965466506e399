import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type ApplicationDocument,
  type ApplicationStatus,
  applicationDocuments,
  applicationEntries,
  type Entry,
  encode,
  type MerchantApplication,
  type Role,
  type UpdateApplicationInput,
} from '@telve/api';
import type { Insertable } from 'kysely';
import { applicationSearch } from '../db/search';
import type { MerchantApplicationsTable } from '../db/types/applications';
import type { Db } from '../http/call';
import { addAccount } from './fixtures';
import { pdf } from './pdf';
import { type Answer, startTestServer, type TestServer, testStart } from './server';

/** A valid IBAN of Ziraat, one of İş, and one whose bank nobody knows. */
export const ibans = {
  ziraat: 'TR620001001234567890123456',
  isBank: 'TR450006401234567890123456',
  unknown: 'TR650099901234567890123456',
};

type Columns = Partial<Insertable<MerchantApplicationsTable>>;

/** Everything that staff needs of an application, documents apart. */
const completeColumns: Columns = {
  company_name: 'Çınaraltı Kahve',
  owner_name: 'Şükrü Çağ',
  company_title: 'Çınaraltı Gıda Ltd. Şti.',
  company_mail: 'muhasebe@cinaralti.example',
  tax_office: 'Kadıköy',
  tax_id_number: '0123456789',
  invoice_address: 'Bağdat Caddesi 1',
  iban: ibans.ziraat,
  bank_name: 'Ziraat Bankası',
  account_name: 'Çınaraltı Gıda',
  authorized_person_title: 'Müdür',
  authorized_person_mail: 'mudur@cinaralti.example',
  store_address: 'Bağdat Caddesi 1, Kadıköy',
  coffee_sizes: JSON.stringify(['Small']),
  milk_types: JSON.stringify(['FullFat']),
};

/** What the wizard needs, as a save brings it; documents apart. */
export const completeFields = {
  ownerName: 'Şükrü Çağ',
  companyTitle: 'Çınaraltı Gıda Ltd. Şti.',
  companyMail: 'muhasebe@cinaralti.example',
  iban: ibans.ziraat,
  accountName: 'Çınaraltı Gıda',
  authorizedPersonTitle: 'Müdür',
  authorizedPersonMail: 'mudur@cinaralti.example',
  storeAddress: 'Bağdat Caddesi 1, Kadıköy',
  coffeeSizeType: ['Small'],
  milkType: ['FullFat'],
} satisfies Partial<UpdateApplicationInput>;

export interface ApplicationFixture extends Columns {
  email: string;
  status?: ApplicationStatus;
  /** Documents that have a row; their files are not there. */
  documents?: readonly ApplicationDocument[];
}

let lastDocument = 0;

/** Adds the row of a document without its file. */
export const addDocumentRow = async (db: Db, id: number, document: ApplicationDocument): Promise<void> => {
  lastDocument += 1;
  const key = `00000000-0000-4000-8000-${String(lastDocument).padStart(12, '0')}`;
  const file = { name: `${document}.pdf`, media_type: 'application/pdf', size: 1000, sha256: 'f'.repeat(64) };
  await db
    .insertInto('application_documents')
    .values({ ...file, id: key, application_id: id, document, storage_key: key, uploaded_at: testStart })
    .execute();
};

/** Adds an application with the first row of its history. */
export const addApplication = async (db: Db, fixture: ApplicationFixture): Promise<number> => {
  const { documents = [], status = 'NewApplication', ...columns } = fixture;
  const at = columns.created_at ?? testStart;
  const named = {
    store_name: 'Çınaraltı Kahve',
    authorized_person: 'Şükrü Çağ',
    phone_number: '+905321234567',
    ...columns,
  };
  const { id } = await db
    .insertInto('merchant_applications')
    .values({
      address: 'Bağdat Caddesi 1',
      company_name: named.store_name,
      status_since: at,
      created_at: at,
      updated_at: at,
      ...named,
      email_folded: fixture.email.toLowerCase(),
      search: applicationSearch(named),
      status,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('application_history').values({ application_id: id, status, at }).execute();
  for (const document of documents) await addDocumentRow(db, id, document);
  return id;
};

/** An application to which nothing is missing, in a status. */
export const addCompleteApplication = (db: Db, fixture: ApplicationFixture): Promise<number> =>
  addApplication(db, { ...completeColumns, documents: applicationDocuments, ...fixture });

/** A harmless document, as a browser would send it. */
export const pdfFile = (name = 'levha.pdf'): File =>
  new File([new Uint8Array(pdf())], name, { type: 'application/pdf' });

/** One that is refused: it is no PDF. */
export const brokenFile = (name = 'sahte.pdf'): File => new File(['<html></html>'], name, { type: 'application/pdf' });

export const allFiles = (): Record<ApplicationDocument, File> =>
  Object.fromEntries(applicationDocuments.map((name) => [name, pdfFile(`${name}.pdf`)])) as Record<
    ApplicationDocument,
    File
  >;

/** A server with a store for documents, and accounts of staff, signed in. */
export interface Applications {
  server: TestServer;
  db: Db;
  /** Tokens of two accounts of staff: İpek Işık and Deniz Işık. */
  admin: string;
  other: string;
  /** Makes a call in the contract's spelling. */
  call<P = unknown>(entry: Entry, input: object, token?: string): Promise<Answer<P>>;
  save(input: UpdateApplicationInput, token?: string): Promise<Answer<MerchantApplication>>;
  changeStatus(id: number, status: ApplicationStatus, token?: string): Promise<Answer<unknown>>;
  detail(id: number, token?: string): Promise<MerchantApplication>;
  /** Makes an account and signs it in. */
  signIn(email: string, role?: Role): Promise<string>;
  /** Mails to an address: their templates, oldest first. */
  mailsTo(email: string): Promise<string[]>;
  /** Names of the stored files. */
  files(): Promise<string[]>;
  close(): Promise<void>;
}

/** @param limits true: as in production; else calls are not counted */
export const startApplications = async ({ limits = false } = {}): Promise<Applications> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'telve-applications-'));
  const server = await startTestServer({ config: { limitsOff: !limits, dataDir } });
  const { db } = server;
  const signIn: Applications['signIn'] = async (email, role = 'AppliedMerchantUser') => {
    await addAccount(db, { email, role, firstName: email.startsWith('admin') ? 'İpek' : 'Deniz' });
    return (await server.signIn(email)).accessToken;
  };
  const admin = await signIn('admin@telve.example', 'PanelUser');
  const other = await signIn('deniz@telve.example', 'PanelUser');
  const call: Applications['call'] = (entry, input, token = admin) => {
    const { path, query, body } = encode(entry, input as Record<string, unknown>);
    const sent = body instanceof FormData ? { raw: body } : { body };
    return server.send(entry.method, `${path}${query}`, { token, ...sent });
  };
  return {
    server,
    db,
    admin,
    other,
    call,
    save: (input, token) => call(applicationEntries.update, input, token),
    changeStatus: (id, status, token) => call(applicationEntries.changeStatus, { id, status }, token),
    detail: async (id, token) => {
      const answer = await call<MerchantApplication>(applicationEntries.detail, { id }, token);
      if (!answer.body.payload) throw new Error(answer.text);
      return answer.body.payload;
    },
    signIn,
    mailsTo: async (email) => {
      const mails = db.selectFrom('mail_outbox').select('template').where('recipient', '=', email);
      return (await mails.orderBy('id').execute()).map(({ template }) => template);
    },
    files: () => readdir(join(dataDir, 'private-documents', 'stored')).catch(() => []),
    close: async () => {
      await server.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/** The code of a refusal, or `ok`. */
export const codeOf = ({ status, body }: Answer<unknown>): string =>
  status === 200 ? 'ok' : (body?.friendlyMessage?.code ?? String(status));
