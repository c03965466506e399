import { type ApplicationDocument, applicationDocuments, type MerchantApplication } from '@telve/api';
import { type ApplicationValues, applicationTexts, DocumentField } from '@telve/application-fields';
import { useTexts } from '@telve/kit';
import { Alert, ButtonLink, containerBelow, DownloadIcon, theme } from '@telve/ui';
import { styled } from 'styled-components';
import { storedFile } from '../state/storedFile';
import { wizardTexts } from '../texts';

const { space } = theme;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[8]} ${space[6]};
  align-items: start;

  & > .wide {
    display: grid;
    grid-column: 1 / -1;
    gap: ${space[5]};
  }
  ${containerBelow.md} {
    grid-template-columns: minmax(0, 1fr);
    & > .wide { grid-column: auto; }
  }
`;

/** Documents that are newly chosen or already stored. */
export const documentCount = ({ files }: ApplicationValues, stored: ReadonlySet<ApplicationDocument>): number =>
  applicationDocuments.filter((document) => files[document] !== null || stored.has(document)).length;

export interface DocumentsStepProps {
  application: MerchantApplication;
  templateUrl?: string;
  /** Files are not taken now. */
  disabled?: boolean;
}

/** The five documents (WIZ-11, WIZ-41 to WIZ-45); the contract's template stands above its slot (WIZ-63). */
export const DocumentsStep = ({ application, templateUrl, disabled }: DocumentsStepProps) => {
  const texts = useTexts(wizardTexts);
  const { documents } = useTexts(applicationTexts);
  const slot = (document: ApplicationDocument) => (
    <DocumentField
      key={document}
      document={document}
      stored={storedFile(application, document, documents)}
      disabled={disabled}
    />
  );
  return (
    <Grid>
      {applicationDocuments.filter((document) => document !== 'contract').map(slot)}
      <div className="wide">
        {templateUrl !== undefined && (
          <Alert
            tone="info"
            title={texts.templateTitle}
            action={
              <ButtonLink size="sm" href={templateUrl} download icon={<DownloadIcon />}>
                {texts.template}
              </ButtonLink>
            }
          >
            {texts.templateText}
          </Alert>
        )}
        {slot('contract')}
      </div>
    </Grid>
  );
};
