import { companyLimits } from '@telve/api';
import { FormSelect, FormTextField, useTexts } from '@telve/kit';
import { Card } from '@telve/ui';
import type { CompanyWords } from '../data/useCompanyWords';
import { companyTexts } from '../texts';
import { Fields } from './layout';

/** Name, segment and title (COMP-16, COMP-17, COMP-18). */
export function GeneralSection({ words }: { words: CompanyWords }) {
  const texts = useTexts(companyTexts);
  return (
    <Card id="general" title={texts.sections.general}>
      <Fields>
        <div className="c8">
          <FormTextField name="companyName" required autoComplete="off" />
        </div>
        <div className="c4">
          <FormSelect name="companySegment" options={words.segments} placeholder={texts.noSegment} />
        </div>
        <div>
          <FormTextField name="companyTitle" counter={companyLimits.companyTitle} autoComplete="off" />
        </div>
      </Fields>
    </Card>
  );
}
