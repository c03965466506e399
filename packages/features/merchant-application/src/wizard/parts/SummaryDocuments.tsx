import type { ApplicationDocument } from '@telve/api';
import { type ApplicationValues, applicationTexts } from '@telve/application-fields';
import { useTexts } from '@telve/kit';
import { formatBytes, shortenFileName } from '@telve/locale';
import { ProgressBar, theme } from '@telve/ui';
import { styled } from 'styled-components';
import type { FileShares } from '../state/progress';
import { wizardTexts } from '../texts';

const { space, color } = theme;

const List = styled.ul`
  display: grid;
  gap: ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[1]} ${space[6]};
  }
  & span { color: ${color.text.secondary}; overflow-wrap: anywhere; }
  & .bar { grid-column: 1 / -1; }
`;

export interface SummaryDocumentsProps {
  documents: readonly ApplicationDocument[];
  files: ApplicationValues['files'];
  stored: ReadonlySet<string>;
  shares?: FileShares;
}

/** The documents with their state, and how far each is while they are sent. */
export const SummaryDocuments = ({ documents, files, stored, shares }: SummaryDocumentsProps) => {
  const texts = useTexts(wizardTexts);
  const names = useTexts(applicationTexts).documents;
  return (
    <List>
      {documents.map((document) => {
        const file = files[document];
        const share = shares?.[document];
        const state = file ? texts.ready : stored.has(document) ? texts.stored : texts.missing;
        return (
          <li key={document}>
            <div>
              {names[document]}
              {file && (
                <>
                  {' '}
                  <span title={file.name}>
                    {shortenFileName(file.name, 32)} · {formatBytes(file.size)}
                  </span>
                </>
              )}
            </div>
            <span>{state}</span>
            {share !== undefined && (
              <div className="bar">
                <ProgressBar label={names[document]} value={share * 100} />
              </div>
            )}
          </li>
        );
      })}
    </List>
  );
};
