import { type CompanyFields, companySegments, companyStatusReasons } from '@telve/api';
import { lowerId } from '@telve/locale';
import { toColumns } from '../modules/companies/columns';
import { emptyCompany } from '../modules/companies/fields';
import { createRandom, type Random } from './random';
import { seedTexts } from './texts';

const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => random.int(0, 9)).join('');

/** A valid IBAN of a bank that does not exist. */
const ibanOf = (random: Random): string => {
  const account = `999990${digits(random, 16)}`;
  const check = 98n - (BigInt(`${account}292700`) % 97n);
  return `TR${String(check).padStart(2, '0')}${account}`;
};

/** Every fifteenth company is closed, each for another reason; the last of them is on the first page of the list. */
const closing = (n: number): Partial<CompanyFields> => {
  if (n % 15 !== 6) return {};
  const reason = companyStatusReasons[n % companyStatusReasons.length] as (typeof companyStatusReasons)[number];
  return { companyStatus: 1, companyStatusReasonType: reason };
};

const fieldsOf = (random: Random, companyName: string, n: number): CompanyFields => {
  const person = seedTexts.merchantUsers[n % seedTexts.merchantUsers.length] as { first: string; last: string };
  return {
    ...emptyCompany,
    companyName,
    companySegment: random.pick(companySegments),
    companyTitle: `${companyName} ${random.pick(seedTexts.companyTitleEnds)}`,
    taxAdministration: random.pick(seedTexts.taxOffices),
    // The number of the company in it keeps it apart from the others.
    taxIdentity: `${random.int(1, 9)}${digits(random, 6)}${String(n).padStart(3, '0')}`,
    invoiceAddress: seedTexts.address(seedTexts.companyDistrict, random.pick(seedTexts.streets), random.int(1, 240)),
    invoiceMailAddress: lowerId(`fatura${n + 1}@isyeri.example`),
    iban: ibanOf(random),
    bankName: seedTexts.bankName,
    executiveName: `${person.first} ${person.last}`,
    executiveTitle: random.pick(seedTexts.companyExecutiveTitles),
    executivePhoneNumber: `+90500${digits(random, 7)}`,
    active: n % 13 !== 12,
    coffeeExtras: n === 0 ? 'True' : 'False',
    ...closing(n),
  };
};

/** The companies of the demo, all invented, the same on every machine. The first has the extra coffee fields. */
export const makeCompanies = (now: Date) => {
  const random = createRandom(13);
  return seedTexts.companies.map((name, n) => ({
    ...toColumns(fieldsOf(random, name, n)),
    created_at: now,
    updated_at: now,
  }));
};
