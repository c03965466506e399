import { Button } from '../../button/Button';
import { IconButton, IconLink } from '../../button/IconButton';
import { EyeIcon, Trash2Icon, XIcon } from '../../display/icons/icons';
import { fill } from '../../texts/fill';
import { useLateTexts } from '../../texts/late';
import type { FileView } from './fileView';
import { Actions } from './slotStyles';
import { fileTexts } from './texts';

export interface ChosenActionsProps {
  file: File;
  view: FileView;
  /** Address of the file in this browser, where it can be shown. */
  url: string | undefined;
  labelId: string;
  buttonId: string;
  describedBy?: string | undefined;
  /** Nothing may be changed. */
  fixed: boolean;
  onPreview?: ((file: File) => void) | undefined;
  onCancel?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  onAgain: () => void;
  onRemove: () => void;
}

/** What can be done with a chosen file in each of its states. */
export function ChosenActions(props: ChosenActionsProps) {
  const { file, view, labelId, buttonId, describedBy, fixed, onCancel, onRetry, onAgain, onRemove } = props;
  const texts = useLateTexts('file', fileTexts);
  const named = (text: string) => fill(text, { name: file.name });
  if (view === 'sending')
    return (
      <Actions>
        {onCancel && <IconButton label={named(texts.cancel)} icon={<XIcon aria-hidden />} onClick={onCancel} />}
      </Actions>
    );
  const failed = view === 'failed' && !fixed;
  return (
    <Actions data-words={failed ? '' : undefined}>
      {view === 'ready' && <Preview {...props} label={named(texts.preview)} />}
      {failed && (
        <Button
          size="sm"
          id={buttonId}
          aria-labelledby={`${labelId} ${buttonId}`}
          aria-describedby={describedBy}
          onClick={onRetry ?? onAgain}
        >
          {onRetry ? texts.retry : texts.again}
        </Button>
      )}
      {!fixed && <IconButton label={named(texts.remove)} icon={<Trash2Icon aria-hidden />} onClick={onRemove} />}
    </Actions>
  );
}

function Preview({ file, url, onPreview, label }: ChosenActionsProps & { label: string }) {
  const icon = <EyeIcon aria-hidden />;
  if (onPreview) return <IconButton label={label} icon={icon} onClick={() => onPreview(file)} />;
  return url && <IconLink href={url} target="_blank" rel="noopener noreferrer" label={label} icon={icon} />;
}
