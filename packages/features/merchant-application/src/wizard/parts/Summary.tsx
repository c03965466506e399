import { type ApplicationStep, applicationDocuments } from '@telve/api';
import { type ApplicationValues, applicationTexts } from '@telve/application-fields';
import { useTexts } from '@telve/kit';
import { Button, Card, containerBelow, theme } from '@telve/ui';
import { styled } from 'styled-components';
import type { FileShares } from '../state/progress';
import type { WizardStep } from '../state/steps';
import { summaryFacts } from '../state/summary';
import { wizardTexts } from '../texts';
import { Facts } from './Facts';
import { SummaryDocuments } from './SummaryDocuments';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[6]};

  & > .wide { grid-column: 1 / -1; }
  ${containerBelow.md} {
    grid-template-columns: minmax(0, 1fr);
    & > .wide { grid-column: auto; }
  }
`;

export interface SummaryProps {
  values: ApplicationValues;
  /** Documents the server has. */
  stored: ReadonlySet<string>;
  /** How far the files of a save are; left out: nothing is being sent. */
  shares?: FileShares;
  /** Leads to a step; left out: nothing may be changed. */
  onEdit?: (step: WizardStep) => void;
}

const sections = ['company', 'bank', 'person', 'store'] as const;

/** Everything that will be handed in, or was (WIZ-14, WIZ-65). */
export const Summary = ({ values, stored, shares, onEdit }: SummaryProps) => {
  const texts = useTexts(wizardTexts);
  const facts = summaryFacts(values, useTexts(applicationTexts));
  const edit = (step: ApplicationStep) =>
    onEdit && (
      <Button variant="ghost" size="sm" aria-label={texts.editOf(texts.sections[step])} onClick={() => onEdit(step)}>
        {texts.edit}
      </Button>
    );
  return (
    <Grid>
      {sections.map((step) => (
        <Card key={step} level={3} title={texts.sections[step]} actions={edit(step)}>
          <Facts facts={facts[step]} />
        </Card>
      ))}
      <div className="wide">
        <Card level={3} title={texts.sections.documents} actions={edit('documents')}>
          <SummaryDocuments documents={applicationDocuments} files={values.files} stored={stored} shares={shares} />
        </Card>
      </div>
    </Grid>
  );
};
