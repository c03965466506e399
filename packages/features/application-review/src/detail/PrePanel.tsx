import type { MerchantApplication } from '@telve/api';
import { applicationTexts, Fields } from '@telve/application-fields';
import { FormEmailField, FormPhoneField, FormTextArea, FormTextField, useTexts } from '@telve/kit';
import { Card } from '@telve/ui';
import { applicationReviewTexts } from '../texts';
import { Facts } from './Facts';
import { preFacts } from './factsOf';

interface PrePanelProps {
  application: MerchantApplication;
  editable: boolean;
}

/** The five fields of the pre-application (STAFF-13), editable until it is decided (STAFF-18). */
export function PrePanel({ application, editable }: PrePanelProps) {
  const { sections } = useTexts(applicationReviewTexts);
  const texts = useTexts(applicationTexts);
  return <Card title={sections.pre}>{editable ? <PreFields /> : <Facts facts={preFacts(texts, application)} />}</Card>;
}

function PreFields() {
  return (
    <Fields>
      <FormTextField name="storeName" required autoComplete="off" />
      <FormTextField name="authorizedPerson" required autoComplete="off" />
      <FormPhoneField name="phoneNumber" required autoComplete="off" />
      <FormEmailField name="email" required blockSpaces autoComplete="off" />
      <div className="wide">
        <FormTextArea name="address" required rows={3} autoComplete="off" />
      </div>
    </Fields>
  );
}
