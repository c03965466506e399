import { limits } from '@telve/api';
import { FormEmailField, FormTaxNumberField, FormTextArea, FormTextField, useTexts } from '@telve/kit';
import { Card } from '@telve/ui';
import { companyTexts } from '../texts';
import { Fields } from './layout';

/** Tax office, tax number, address and e-mail of invoices (COMP-19 to COMP-22). */
export function InvoiceSection() {
  const texts = useTexts(companyTexts);
  return (
    <Card id="invoice" title={texts.sections.invoice}>
      <Fields>
        <div className="c6">
          <FormTextField name="taxAdministration" autoComplete="off" />
        </div>
        <div className="c6">
          <FormTaxNumberField name="taxIdentity" hint={texts.taxHint} />
        </div>
        <div>
          <FormTextArea name="invoiceAddress" counter={limits.text} rows={2} autoComplete="off" />
        </div>
        <div>
          <FormEmailField name="invoiceMailAddress" optional autoComplete="off" />
        </div>
      </Fields>
    </Card>
  );
}
