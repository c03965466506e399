import type { ApplicationDocument, MerchantApplication } from '@telve/api';
import {
  type ApplicationValues,
  BankSection,
  CompanySection,
  PersonSection,
  StoreSection,
} from '@telve/application-fields';
import { useTexts } from '@telve/kit';
import { ArrowRightIcon, Button, theme } from '@telve/ui';
import { styled } from 'styled-components';
import { StepBar } from '../parts/StepBar';
import type { WizardStep } from '../state/steps';
import type { Sending } from '../state/useSaveProgress';
import { wizardTexts } from '../texts';
import { ApprovalStep } from './ApprovalStep';
import { DocumentsStep, documentCount } from './DocumentsStep';

const Onward = styled.span`
  display: inline-flex;
  gap: ${theme.space[3]};
  align-items: center;

  & svg { flex: none; width: 1.1em; height: 1.1em; }
`;

export interface StepPageProps {
  step: WizardStep;
  application: MerchantApplication;
  values: ApplicationValues;
  stored: ReadonlySet<ApplicationDocument>;
  sending: Sending;
  templateUrl?: string;
  /** Nothing is taken yet; the fieldset around disables everything but the dropping of files. */
  held: boolean;
  onStep: (step: WizardStep) => void;
  onBack?: () => void;
}

/** The fields of one step and its buttons (WIZ-05, WIZ-06). */
export const StepPage = ({
  step,
  application,
  values,
  stored,
  sending,
  templateUrl,
  held,
  onStep,
  onBack,
}: StepPageProps) => {
  const texts = useTexts(wizardTexts);
  if (step === 'approval') {
    return <ApprovalStep values={values} stored={stored} sending={sending} onStep={onStep} onBack={onBack} />;
  }
  const sections = {
    company: <CompanySection />,
    bank: <BankSection known={{ iban: application.iban, name: application.bankName }} />,
    person: <PersonSection />,
    store: <StoreSection />,
    documents: <DocumentsStep application={application} templateUrl={templateUrl} disabled={held} />,
  };
  const isLast = step === 'documents';
  return (
    <>
      {sections[step]}
      <StepBar onBack={onBack} note={isLast && texts.filesReady(documentCount(values, stored))}>
        <Button type="submit" variant="primary">
          {isLast ? (
            texts.finish
          ) : (
            <Onward>
              {texts.next} <ArrowRightIcon aria-hidden="true" />
            </Onward>
          )}
        </Button>
      </StepBar>
    </>
  );
};
