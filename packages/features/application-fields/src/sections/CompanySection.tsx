import { companyTypes } from '@telve/api';
import { FormEmailField, FormSegmented, FormTaxNumberField, FormTextArea, FormTextField, useTexts } from '@telve/kit';
import { applicationTexts } from '../texts';
import { InvoiceAddress } from './InvoiceAddress';
import { Fields } from './layout';

export interface CompanySectionProps {
  /** True where the tax office, the tax number and the invoice address must be filled (STAFF-25). */
  forStaff?: boolean;
}

/** Company (WIZ-07, WIZ-19 to WIZ-28, D-50). */
export const CompanySection = ({ forStaff = false }: CompanySectionProps) => {
  const texts = useTexts(applicationTexts);
  return (
    <Fields>
      <div className="wide">
        <FormSegmented
          name="companyType"
          options={companyTypes.map((value) => ({ value, label: texts.companyTypes[value] }))}
        />
      </div>
      <FormTextField name="ownerName" required autoComplete="name" />
      <FormTextField name="companyTitle" required autoComplete="organization" />
      <FormEmailField name="companyMail" required blockSpaces autoComplete="email" />
      <FormEmailField name="kepAddress" optional blockSpaces autoComplete="off" placeholder={texts.kepExample} />
      <FormTextField name="companyName" optional autoComplete="off" />
      <FormTextField
        name="taxOffice"
        required={forStaff}
        optional={!forStaff}
        autoComplete="off"
        placeholder={texts.taxOfficeExample}
      />
      <FormTaxNumberField name="taxIdNumber" required={forStaff} optional={!forStaff} hint={texts.taxHint} />
      <div className="wide">
        <FormTextArea name="companyAddress" optional rows={2} autoComplete="street-address" />
      </div>
      <div className="wide">
        <InvoiceAddress required={forStaff} />
      </div>
    </Fields>
  );
};
