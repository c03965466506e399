import type { ApplicationDocument, StoredDocument } from '@telve/api';
import { applicationTexts } from '@telve/application-fields';
import { useTexts } from '@telve/kit';
import { formatBytes, shortenFileName } from '@telve/locale';
import { Badge, DownloadIcon, EyeIcon, FileTextIcon, IconButton, IconLink, ImageIcon, text, theme } from '@telve/ui';
import { styled } from 'styled-components';
import { applicationReviewTexts } from '../texts';

interface DocumentRowProps {
  document: ApplicationDocument;
  /** Signed link; null while nothing was uploaded. */
  url: string | null;
  /** Absent on a back end that tells no more than the link. */
  stored: StoredDocument | undefined;
  onOpen: (document: ApplicationDocument, from: HTMLElement) => void;
}

const nameMax = 40;

/** One document: name, file, size, what was said of it; shown and downloaded by buttons. */
export function DocumentRow({ document, url, stored, onOpen }: DocumentRowProps) {
  const { documents: texts } = useTexts(applicationReviewTexts);
  const name = useTexts(applicationTexts).documents[document];
  const Icon = stored?.type.startsWith('image/') ? ImageIcon : FileTextIcon;
  return (
    <Row>
      <Icon aria-hidden="true" />
      <div>
        <b>{name}</b>
        {stored && (
          <span title={stored.name}>
            {texts.about(shortenFileName(stored.name, nameMax), formatBytes(stored.size))}
          </span>
        )}
        {!url && <span>{texts.none}</span>}
      </div>
      {stored?.verdict && (
        <Badge tone={stored.verdict === 'Fine' ? 'success' : 'danger'}>{texts.verdicts[stored.verdict]}</Badge>
      )}
      <Buttons>
        {stored && (
          <IconButton
            size="sm"
            label={texts.open(name)}
            icon={<EyeIcon aria-hidden="true" />}
            onClick={({ currentTarget }) => onOpen(document, currentTarget)}
          />
        )}
        {url && (
          <IconLink
            size="sm"
            href={url}
            download
            label={texts.download(name)}
            icon={<DownloadIcon aria-hidden="true" />}
          />
        )}
      </Buttons>
    </Row>
  );
}

const { space, color, radius } = theme;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[5]};
  padding: ${space[5]} 0;

  & > svg {
    flex: none;
    box-sizing: border-box;
    width: 36px;
    height: 36px;
    padding: 9px;
    border-radius: ${radius.sm};
    background: ${color.bg.sunken};
    color: ${color.text.secondary};
  }
  & > div { flex: 1 1 160px; min-width: 0; overflow-wrap: anywhere; }
  & b { display: block; ${text('label')} }
  & div > span { ${text('caption')} color: ${color.text.secondary}; }
`;

const Buttons = styled.span`
  display: flex;
  gap: ${space[2]};
  margin-inline-start: auto;
`;
