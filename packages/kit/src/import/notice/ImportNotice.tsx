import { Button, CircleCheckIcon, CircleXIcon, UploadIcon } from '@telve/ui';
import { BackgroundNotice } from '../../background/BackgroundNotice';
import { useBackground } from '../../background/background';
import { useTexts } from '../../texts/texts';
import type { ImportSession } from '../session/session';
import type { ImportRun, ImportState } from '../session/state';
import { sessionId } from '../session/useSession';
import { importTexts } from '../texts';
import { usePace } from '../view/Load';
import { isDone } from '../view/places';
import { useHead } from '../view/useHead';

interface ImportNoticeProps {
  session: ImportSession;
  state: ImportState;
  run: ImportRun;
  onOpen: () => void;
}

/** How far an import in the background is, or how it ended. It stays until it is closed or opened: closing gives up the result. */
export function ImportNotice({ session, state, run, onOpen }: ImportNoticeProps) {
  const texts = useTexts(importTexts);
  const background = useBackground();
  const { pace } = usePace(run);
  const { title } = useHead(session, state);
  const { place } = state;
  const done = isDone(state);
  const ended = place === 'failed' ? texts.notice.failed : place === 'result' ? (done ? texts.result.done : title) : '';
  const Icon = ended === '' ? UploadIcon : done ? CircleCheckIcon : CircleXIcon;
  // A result that was closed has been seen; what goes on or can go on is kept.
  const close = () => (place === 'result' ? background.drop(sessionId(session.setup)) : session.hush());
  return (
    <BackgroundNotice
      label={texts.notice.label(session.setup.title)}
      icon={<Icon aria-hidden="true" />}
      title={session.setup.title}
      text={ended === '' ? pace : ended}
      running={ended === ''}
      onClose={close}
      action={
        <Button variant="link" size="sm" onClick={onOpen}>
          {texts.notice.open}
        </Button>
      }
      said={ended}
    />
  );
}
