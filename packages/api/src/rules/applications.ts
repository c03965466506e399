import { array, type ISchema, mixed } from 'yup';
import type { applicationEntries } from '../contract/applications';
import {
  applicationDocuments,
  applicationStatuses,
  documentNoteMax,
  documentReasons,
} from '../contract/applications/values';
import { limits } from '../contract/limits';
import { applicationFields, applicationFiles } from './application-fields';
import { rulesFor } from './rules';
import {
  date,
  email,
  fault,
  input,
  oneOf,
  optionOf,
  out,
  pageFields,
  requiredFlag,
  requiredId,
  requiredText,
  text,
  version,
} from './schemas';

const nullable = (schema: ReturnType<typeof out.text>) => schema.nullable();

const row = out.record({
  id: out.integer(),
  storeName: out.text(),
  authorizedPerson: out.text(),
  email: out.text(),
  phoneNumber: out.text(),
  creationDate: out.text(),
  status: out.text(),
  statusSince: out.text(),
  documentCount: out.integer(),
  documentsWanted: out.flag(),
});

const storedDocument = out.record({
  document: out.text(),
  name: out.text(),
  type: out.text(),
  size: out.integer(),
  uploadedAt: out.text(),
  url: out.text(),
  previewUrl: out.nullableText(),
  verdict: out.nullableText(),
  reason: out.nullableText(),
  note: out.nullableText(),
});

const texts = [
  'storeName',
  'authorizedPerson',
  'phoneNumber',
  'email',
  'address',
  'companyName',
  'ownerName',
  'companyTitle',
  'companyType',
  'kepAddress',
  'companyMail',
  'companyAddress',
  'taxOffice',
  'taxIdNumber',
  'invoiceAddress',
  'iban',
  'accountName',
  'bankName',
  'authorizedPersonTitle',
  'authorizedPersonMail',
  'subscriptionType',
  'agreementType',
  'storeAddress',
  'status',
  'creationDate',
] as const;

const application = out.record({
  id: out.integer(),
  ...(Object.fromEntries(texts.map((name) => [name, out.text()])) as Record<string, ISchema<unknown>>),
  ...(Object.fromEntries(applicationDocuments.map((name) => [`${name}Url`, nullable(out.text())])) as Record<
    string,
    ISchema<unknown>
  >),
  coffeeSizeType: out.list(out.text()),
  milkType: out.list(out.text()),
  documents: out.list(storedDocument),
  documentsWanted: out.flag(),
  history: out.list(out.record({ status: out.text(), at: out.text(), by: out.nullableText() })),
  version: out.integer(),
});

const verdict = input({
  document: oneOf(applicationDocuments),
  verdict: oneOf(['Fine', 'Again']),
  reason: optionOf(documentReasons).when('verdict', ([value], schema) =>
    value === 'Again' ? schema.required(fault('required')) : schema,
  ),
  note: text(documentNoteMax),
});

const filters = () => ({ startDate: date(), endDate: date(), status: optionOf(applicationStatuses) });

export const applicationRules = rulesFor<typeof applicationEntries>()({
  list: { input: input({ ...pageFields(), ...filters() }), payload: out.page(row) },
  exportList: { input: input({ search: text(limits.searchMax), ...filters() }), payload: mixed() },
  detail: { input: input({ id: requiredId() }), payload: application },
  byEmail: { input: input({ email: email() }), payload: application },
  bankInfo: { input: input({ iban: requiredText(64) }), payload: out.record({ bankName: out.text() }) },
  update: {
    input: input({ id: requiredId(), version: version(), ...applicationFields(), ...applicationFiles() }),
    payload: application,
  },
  changeStatus: { input: input({ id: requiredId(), status: oneOf(applicationStatuses) }), payload: out.flag() },
  reviewDocuments: {
    input: input({
      id: requiredId(),
      version: version(),
      verdicts: array(verdict)
        .max(5, fault('max_length', { max: 5 }))
        .required(fault('required')),
      send: requiredFlag(),
    }),
    payload: application,
  },
});
