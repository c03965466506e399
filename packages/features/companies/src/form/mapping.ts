import {
  type Company,
  type CompanyFields,
  type CompanySegment,
  type CompanyStatusReason,
  companyClosed,
  hasCoffeeExtras,
} from '@telve/api';
import { parsePhone } from '@telve/locale';

/** Values of the form: those of the record, choices as texts and the extras as a switch. */
export interface CompanyValues extends Omit<CompanyFields, 'companyStatus' | 'coffeeExtras'> {
  companyStatus: '0' | '1';
  coffeeExtras: boolean;
}

/** The working state that asks for a reason (COMP-34). */
export const closed = String(companyClosed);

/** A new company: active, open, without extras (COMP-02). */
export const emptyCompany: CompanyValues = {
  companyName: '',
  companySegment: '',
  companyTitle: '',
  active: true,
  companyStatus: '0',
  companyStatusReasonType: '',
  taxAdministration: '',
  taxIdentity: '',
  invoiceAddress: '',
  invoiceMailAddress: '',
  iban: '',
  bankName: '',
  executiveName: '',
  executiveTitle: '',
  executivePhoneNumber: '',
  coffeeExtras: false,
};

/** The stored record as form values (COMP-03). */
export const toValues = (company: Company): CompanyValues => ({
  companyName: company.companyName,
  companySegment: company.companySegment,
  companyTitle: company.companyTitle,
  active: company.active,
  companyStatus: company.companyStatus === companyClosed ? '1' : '0',
  companyStatusReasonType: company.companyStatusReasonType,
  taxAdministration: company.taxAdministration,
  taxIdentity: company.taxIdentity,
  invoiceAddress: company.invoiceAddress,
  invoiceMailAddress: company.invoiceMailAddress,
  iban: company.iban,
  bankName: company.bankName,
  executiveName: company.executiveName,
  executiveTitle: company.executiveTitle,
  executivePhoneNumber: parsePhone(company.executivePhoneNumber) ?? company.executivePhoneNumber,
  coffeeExtras: hasCoffeeExtras(company.coffeeExtras),
});

/** Form values as the call's input. An open company has no reason, whatever was chosen before (COMP-35). */
export const toInput = (values: CompanyValues): CompanyFields => ({
  ...values,
  companySegment: values.companySegment as CompanySegment | '',
  companyStatus: values.companyStatus === closed ? 1 : 0,
  companyStatusReasonType:
    values.companyStatus === closed ? (values.companyStatusReasonType as CompanyStatusReason) : '',
  coffeeExtras: values.coffeeExtras ? 'True' : 'False',
});
