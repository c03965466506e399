import { type ApplicationDocument, applicationDocuments, type MerchantApplication } from '@telve/api';
import { storedDocuments } from '@telve/application-fields';
import { useTexts } from '@telve/kit';
import { Button, Card, EyeIcon, theme } from '@telve/ui';
import { styled } from 'styled-components';
import { applicationReviewTexts } from '../texts';
import { DocumentRow } from './DocumentRow';

export interface DocumentsCardProps {
  id: string;
  application: MerchantApplication;
  onOpen: (document: ApplicationDocument, from: HTMLElement) => void;
}

/**
 * The five documents with size, preview and download. A back end that does not review documents gives links alone, and
 * then these alone are shown (STAFF-14).
 */
export function DocumentsCard({ id, application, onOpen }: DocumentsCardProps) {
  const { documents: texts, sections } = useTexts(applicationReviewTexts);
  const there = storedDocuments(application).size;
  const all = applicationDocuments.length;
  const first = application.documents?.[0];
  return (
    <Card
      id={id}
      title={sections.documents}
      description={there === all ? texts.allThere(all) : texts.someThere(there, all)}
      actions={
        first && (
          <Button
            size="sm"
            icon={<EyeIcon aria-hidden="true" />}
            onClick={({ currentTarget }) => onOpen(first.document, currentTarget)}
          >
            {texts.review}
          </Button>
        )
      }
    >
      <List>
        {applicationDocuments.map((document) => (
          <DocumentRow
            key={document}
            document={document}
            url={application[`${document}Url`]}
            stored={application.documents?.find((one) => one.document === document)}
            onOpen={onOpen}
          />
        ))}
      </List>
    </Card>
  );
}

const List = styled.ul`
  & > li + li { border-top: 1px solid ${theme.color.border.subtle}; }
`;
