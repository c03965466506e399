import { formatBytes } from '@telve/locale';
import { Button } from '../../button/Button';
import { IconButton, IconLink } from '../../button/IconButton';
import { EyeIcon, Trash2Icon } from '../../display/icons/icons';
import { fill } from '../../texts/fill';
import { useLateTexts } from '../../texts/late';
import { FileName } from './FileName';
import { FileTile } from './FileTile';
import { endingOf } from './fileView';
import { Actions, Row, Second, Words } from './slotStyles';
import { fileTexts } from './texts';
import type { StoredFile } from './types';

export interface StoredRowProps {
  file: StoredFile;
  over: boolean;
  labelId: string;
  buttonId: string;
  describedBy?: string | undefined;
  /** Chooses another one; left out where the drop zone stands below or nothing may be changed. */
  onReplace?: (() => void) | undefined;
  /** Takes it away; left out where that cannot be done. */
  onRemove?: (() => void) | undefined;
}

/** A file of the server: its name, a link that opens it in a new tab, and a button to choose another. */
export function StoredRow({ file, over, labelId, buttonId, describedBy, onReplace, onRemove }: StoredRowProps) {
  const texts = useLateTexts('file', fileTexts);
  const size = file.size === undefined ? [] : [formatBytes(file.size)];
  return (
    <Row data-over={over ? '' : undefined}>
      <FileTile name={file.name} page={endingOf(file.name) === 'PDF'} />
      <Words>
        <FileName name={file.name} />
        <Second>{file.note ?? [...size, texts.stored].join(' · ')}</Second>
      </Words>
      <Actions>
        {file.href && (
          <IconLink
            href={file.href}
            target="_blank"
            rel="noopener noreferrer"
            label={fill(texts.open, { name: file.name })}
            icon={<EyeIcon aria-hidden />}
          />
        )}
        {onReplace && (
          <Button
            size="sm"
            id={buttonId}
            aria-labelledby={`${labelId} ${buttonId}`}
            aria-describedby={describedBy}
            onClick={onReplace}
          >
            {texts.replace}
          </Button>
        )}
        {onRemove && (
          <IconButton
            label={fill(texts.remove, { name: file.name })}
            icon={<Trash2Icon aria-hidden />}
            onClick={onRemove}
          />
        )}
      </Actions>
    </Row>
  );
}
