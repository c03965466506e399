import { isIban, isTaxNumber } from '@telve/locale';
import { mixed, number } from 'yup';
import {
  companyClosed,
  type companyEntries,
  companyLimits,
  companySegments,
  companyStatuses,
  companyStatusReasons,
} from '../contract/companies';
import { limits } from '../contract/limits';
import { isPhone } from './application-fields';
import { importInput, importResult } from './imports';
import { rulesFor } from './rules';
import {
  checkedText,
  fault,
  flag,
  input,
  optionalEmail,
  optionOf,
  out,
  pageFields,
  requiredFlag,
  requiredId,
  requiredText,
  text,
  version,
} from './schemas';

const rowFields = {
  id: out.integer(),
  companyName: out.text(),
  companySegment: out.text(),
  companyTitle: out.text(),
  taxAdministration: out.text(),
  taxIdentity: out.text(),
  companyStatus: out.integer(),
  companyStatusReasonType: out.text(),
  active: out.flag(),
  venueCount: out.integer(),
  version: out.integer(),
};

const record = out.record({
  ...rowFields,
  invoiceAddress: out.text(),
  invoiceMailAddress: out.text(),
  iban: out.text(),
  bankName: out.text(),
  executiveName: out.text(),
  executiveTitle: out.text(),
  executivePhoneNumber: out.text(),
  coffeeExtras: out.text(),
});

/** Why a company is closed; asked for when it is (COMP-50). */
const reason = () =>
  optionOf(['', ...companyStatusReasons]).when('companyStatus', ([status], schema) =>
    status === companyClosed
      ? schema.test('required_if', fault('required'), (value) => value != null && value !== '')
      : schema,
  );

/**
 * Every field of a company (COMP-36 to COMP-50).
 *
 * @param executiveNameMax 250 on add and on a server, 150 in the form of an existing company (D-63)
 */
export const companyFields = (executiveNameMax: number = companyLimits.executiveName) => ({
  companyName: requiredText(),
  companySegment: optionOf(['', ...companySegments]),
  companyTitle: text(companyLimits.companyTitle),
  taxAdministration: text(),
  taxIdentity: checkedText('tax_number_length', isTaxNumber),
  invoiceAddress: text(),
  invoiceMailAddress: optionalEmail(),
  iban: checkedText('iban', isIban, companyLimits.iban),
  bankName: text(companyLimits.bankName),
  executiveName: text(executiveNameMax),
  executiveTitle: text(companyLimits.executiveTitle),
  executivePhoneNumber: checkedText('phone', isPhone, companyLimits.executivePhoneNumber),
  active: flag(),
  coffeeExtras: optionOf(['True', 'False']),
  companyStatus: number().typeError(fault('type')).oneOf(companyStatuses, fault('one_of')),
  companyStatusReasonType: reason(),
});

const segment = out.record({ value: out.text(), label: out.text() });

const updateInput = (executiveNameMax?: number) =>
  input({ id: requiredId(), version: version(), ...companyFields(executiveNameMax) });

/** What the form of an existing company is checked by (COMP-46). */
export const companyEditRules = { input: updateInput(companyLimits.executiveNameOnEdit) };

export const companyRules = rulesFor<typeof companyEntries>()({
  list: { input: input({ ...pageFields(), isActive: flag() }), payload: out.page(out.record(rowFields)) },
  detail: { input: input({ id: requiredId() }), payload: record },
  create: { input: input(companyFields()), payload: record },
  update: { input: updateInput(), payload: out.flag() },
  setActive: { input: input({ id: requiredId(), active: requiredFlag() }), payload: out.flag() },
  segments: { input: input({}), payload: out.list(segment) },
  importFile: { input: importInput(), payload: importResult },
  exportList: { input: input({ search: text(limits.searchMax), isActive: flag() }), payload: mixed() },
});
