import type { MerchantApplication } from '@telve/api';
import { applicationTexts, BankSection, CompanySection, PersonSection, StoreSection } from '@telve/application-fields';
import { useTexts } from '@telve/kit';
import { Card } from '@telve/ui';
import { type ReactNode, useId } from 'react';
import { DocumentsCard } from '../documents/DocumentsCard';
import { applicationReviewTexts } from '../texts';
import type { BodyProps } from './ApplicationBody';
import { Facts } from './Facts';
import { sectionFacts } from './factsOf';
import { GapsAlert } from './gaps/GapsAlert';
import { Stack } from './layout';

interface InfoPanelProps extends Pick<BodyProps, 'application' | 'onOpenDocument'> {
  editable: boolean;
}

const steps = ['company', 'bank', 'person', 'store'] as const;

/** The full application in its sections, and the documents (STAFF-14). Editable in PendingApproval alone (STAFF-26). */
export function InfoPanel({ application, editable, onOpenDocument }: InfoPanelProps) {
  const { sections } = useTexts(applicationReviewTexts);
  const facts = sectionFacts(useTexts(applicationTexts), application);
  const idBase = useId();
  return (
    <Stack>
      {editable && <GapsAlert application={application} />}
      {steps.map((step) => (
        <div key={step} data-section={step}>
          {/* With an id the heading can take the focus. */}
          <Card title={sections[step]} id={`${idBase}-${step}`}>
            {editable ? sectionFields(step, application) : <Facts facts={facts[step]} />}
          </Card>
        </div>
      ))}
      <div data-section="documents">
        <DocumentsCard id={`${idBase}-documents`} application={application} onOpen={onOpenDocument} />
      </div>
    </Stack>
  );
}

const sectionFields = (step: (typeof steps)[number], { iban, bankName }: MerchantApplication): ReactNode => {
  switch (step) {
    case 'company':
      return <CompanySection forStaff />;
    case 'bank':
      return <BankSection known={{ iban, name: bankName }} />;
    case 'person':
      return <PersonSection />;
    case 'store':
      return <StoreSection />;
  }
};
