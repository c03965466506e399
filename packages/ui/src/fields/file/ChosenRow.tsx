import { formatBytes } from '@telve/locale';
import type { ReactNode } from 'react';
import { ProgressBar } from '../../display/progress/ProgressBar';
import { fill } from '../../texts/fill';
import { useLateTexts } from '../../texts/late';
import { FieldError } from '../Field';
import { ChosenActions, type ChosenActionsProps } from './ChosenActions';
import { FileName } from './FileName';
import { FileTile } from './FileTile';
import { type FileView, previewKind, sentText } from './fileView';
import { Row, Second, Words } from './slotStyles';
import { fileTexts } from './texts';
import { useObjectUrl } from './useObjectUrl';

export interface ChosenRowProps extends Omit<ChosenActionsProps, 'url'> {
  over: boolean;
  progress: number;
  note?: ReactNode;
  error?: ReactNode;
  errorId: string;
}

/** A chosen file: what it is, what is being done with it or what is wrong with it, and what can be done. */
export function ChosenRow({ over, progress, note, error, errorId, ...actions }: ChosenRowProps) {
  const { file, view } = actions;
  const kind = previewKind(file);
  const url = useObjectUrl(kind && view !== 'failed' ? file : null);
  const settled = view === 'ready';
  return (
    <Row data-invalid={view === 'failed' ? '' : undefined} data-over={over ? '' : undefined}>
      <FileTile
        name={file.name}
        picture={settled && kind === 'picture' ? url : undefined}
        page={settled && kind === 'pdf'}
        busy={view === 'checking'}
      />
      <Words>
        <FileName name={file.name} />
        <State view={view} file={file} progress={progress} note={note} />
        {view === 'failed' && error && <FieldError id={errorId}>{error}</FieldError>}
      </Words>
      <ChosenActions {...actions} url={url} />
    </Row>
  );
}

interface StateProps {
  view: FileView;
  file: File;
  progress: number;
  note?: ReactNode;
}

function State({ view, file, progress, note }: StateProps) {
  const texts = useLateTexts('file', fileTexts);
  if (view === 'failed') return null;
  if (view === 'checking') return <Second>{texts.checking}</Second>;
  if (view === 'ready')
    return (
      <Second>
        {formatBytes(file.size)} · {note ?? texts.ready}
      </Second>
    );
  const sent = sentText(file.size, progress);
  return (
    <>
      <ProgressBar label={fill(texts.progress, { name: file.name })} value={progress * 100} valueText={sent} />
      <Second>{sent}</Second>
    </>
  );
}
