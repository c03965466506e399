import { FormPhoneField, FormTextField, useTexts } from '@telve/kit';
import { Card } from '@telve/ui';
import { companyTexts } from '../texts';
import { Fields } from './layout';

/** The company's own executive (COMP-25, COMP-26, COMP-27). */
export function ExecutiveSection() {
  const texts = useTexts(companyTexts);
  return (
    <Card id="executive" title={texts.sections.executive}>
      <Fields>
        <div className="c5">
          <FormTextField name="executiveName" autoComplete="off" />
        </div>
        <div className="c4">
          <FormTextField name="executiveTitle" autoComplete="off" />
        </div>
        <div className="c3">
          <FormPhoneField name="executivePhoneNumber" format="national" autoComplete="off" />
        </div>
      </Fields>
    </Card>
  );
}
