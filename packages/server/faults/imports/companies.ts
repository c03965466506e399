import { companyColumns, csvOf } from '@telve/api/imports';
import type { DatabaseHandle } from '../../src/db/index';

type Db = DatabaseHandle['db'];

/** Rows of one file. */
export const rowsOfFile = 5000;
/** Of them, rows that change a company of the file before. */
const changing = 1000;
/** Rows of a part in which the panel sends a long file. */
const partSize = 500;
const firstTax = 8_000_000_000;

/** What a file is sent as: the whole of it, or some rows of it. */
export interface Part {
  /** Line of its first row. */
  firstRow: number;
  rows: readonly number[];
  round: number;
}

/** Rows of a round's file, whole or in the panel's parts. */
export const partsOf = (round: number, whole: boolean): Part[] => {
  const length = whole ? rowsOfFile : partSize;
  return Array.from({ length: rowsOfFile / length }, (_, n) => ({
    firstRow: 2 + n * length,
    rows: Array.from({ length }, (_row, index) => n * length + index),
    round,
  }));
};

/** The company that a row means: a new one, or for the last rows one that the round before has made. */
const companyOf = (round: number, row: number): number => {
  const isChange = round > 1 && row >= rowsOfFile - changing;
  return isChange ? (round - 1) * rowsOfFile + (row - (rowsOfFile - changing)) : round * rowsOfFile + row;
};

const taxOf = (company: number): string => String(firstTax + company);

/** What a company holds once a round's file has been taken over. */
const fieldsOf = (company: number, round: number) => ({
  companyName: `Kesinti Kahve ${company}`,
  companyTitle: `${round}. turun unvanı ${company}`,
  taxIdentity: taxOf(company),
  invoiceAddress: `${round}. turun adresi, Kadıköy`,
  bankName: `${round}. banka`,
});

/** A part as the panel sends it. */
export const fileOf = ({ rows, round }: Part): File => {
  const columns = companyColumns.filter(({ field }) => field in fieldsOf(0, 0));
  const cells = rows.map((row) => {
    const fields: Record<string, string> = fieldsOf(companyOf(round, row), round);
    return columns.map(({ field }) => fields[field] ?? '');
  });
  return new File([csvOf([columns.map(({ header }) => header), ...cells])], 'kesinti.csv', { type: 'text/csv' });
};

const columns = ['id', 'name', 'title', 'tax_identity', 'invoice_address', 'bank_name', 'version'] as const;
const readCompanies = (db: Db) =>
  db
    .selectFrom('companies')
    .select([...columns])
    .where('name', 'like', 'Kesinti Kahve %')
    .execute();

/** Companies of the trial by their tax number. */
export type Found = Awaited<ReturnType<typeof readCompanies>>;
export const companiesAfter: (db: Db) => Promise<Found> = readCompanies;

/** The round whose values a company holds; undefined when they are of two, or not its own. */
const roundOf = (company: Found[number]): number | undefined => {
  const number = Number(company.tax_identity) - firstTax;
  const round = Number.parseInt(company.bank_name, 10);
  const fields = fieldsOf(number, round);
  const held = [company.name, company.title, company.invoice_address, company.bank_name];
  const { companyName, companyTitle, invoiceAddress, bankName } = fields;
  return held.join('\n') === [companyName, companyTitle, invoiceAddress, bankName].join('\n') ? round : undefined;
};

/** Rows of a round's file that are not taken over yet. */
export const missingRows = (found: Found, round: number): Set<number> => {
  const held = new Map(found.map((company) => [company.tax_identity, roundOf(company)]));
  const rows = Array.from({ length: rowsOfFile }, (_, row) => row);
  return new Set(rows.filter((row) => held.get(taxOf(companyOf(round, row))) !== round));
};

/**
 * Companies that are half there, twice there, changed more often than the files say or without the audit row of a change.
 *
 * @param round the file that was sent last
 */
export const wrongCompanies = async (db: Db, found: Found, round: number): Promise<string[]> => {
  const audits = await db
    .selectFrom('audit_log')
    .select(['entity_id', ({ fn }) => fn.countAll<number>().as('count')])
    .where('entity', '=', 'company')
    .groupBy('entity_id')
    .execute();
  const audited = new Map(audits.map(({ entity_id, count }) => [entity_id, Number(count)]));
  const taxes = new Set<string>();
  const wrong: string[] = [];
  for (const company of found) {
    const { id, tax_identity, version } = company;
    const held = roundOf(company);
    const made = Math.floor((Number(tax_identity) - firstTax) / rowsOfFile);
    if (held === undefined || held > round) wrong.push(`company ${tax_identity} is half there`);
    else if (version !== held - made + 1) wrong.push(`company ${tax_identity} has version ${version} in round ${held}`);
    if (taxes.has(tax_identity)) wrong.push(`company ${tax_identity} is there twice`);
    if (audited.get(String(id)) !== version) {
      wrong.push(`company ${tax_identity}: version ${version}, ${audited.get(String(id)) ?? 0} audit rows`);
    }
    taxes.add(tax_identity);
  }
  return wrong;
};
