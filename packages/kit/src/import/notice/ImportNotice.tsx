import { Button } from '@telve/ui';
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

/** How far an import in the background is, or how it ended. It stays until it is closed or opened. */
export function ImportNotice({ session, state, run, onOpen }: ImportNoticeProps) {
  const texts = useTexts(importTexts);
  const background = useBackground();
  const { percent, rows, pace } = usePace(run);
  const { title } = useHead(session, state);
  const { place } = state;
  const ended =
    place === 'failed' ? texts.notice.failed : place === 'result' ? (isDone(state) ? texts.result.done : title) : '';
  const close = () => (place === 'failed' ? session.hush() : background.drop(sessionId(session.setup)));
  return (
    <BackgroundNotice
      label={texts.notice.label(session.setup.title)}
      title={session.setup.title}
      text={ended === '' ? `${rows} · ${pace}` : ended}
      progress={{
        label: texts.load.label,
        value: percent,
        valueText: rows,
        tone: place === 'failed' ? 'danger' : 'accent',
      }}
      close={ended === '' ? undefined : { label: texts.notice.close, onClose: close }}
      action={
        <Button size="sm" onClick={onOpen}>
          {texts.notice.open}
        </Button>
      }
      said={ended}
    />
  );
}
