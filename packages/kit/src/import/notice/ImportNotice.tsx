import { Button, IconButton, LiveRegion, ProgressBar, text, theme, XIcon } from '@telve/ui';
import { styled } from 'styled-components';
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
    <Box aria-label={texts.notice.label(session.setup.title)}>
      <div className="words">
        <b>{session.setup.title}</b>
        <p>{ended === '' ? `${rows} · ${pace}` : ended}</p>
      </div>
      {ended !== '' && <IconButton size="sm" label={texts.notice.close} icon={<XIcon />} onClick={close} />}
      <ProgressBar
        label={texts.load.label}
        value={percent}
        valueText={rows}
        tone={place === 'failed' ? 'danger' : 'accent'}
      />
      <Button size="sm" onClick={onOpen}>
        {texts.notice.open}
      </Button>
      <LiveRegion>{ended}</LiveRegion>
    </Box>
  );
}

const { color, space } = theme;

const Box = styled.aside`
  position: fixed;
  right: ${space[8]};
  bottom: ${space[8]};
  z-index: ${theme.z.toast};
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space[4]};
  width: min(340px, calc(100vw - 2 * ${space[6]}));
  padding: ${space[5]} ${space[6]};
  border: 1px solid ${color.border.default};
  border-radius: ${theme.radius.lg};
  background: ${color.bg.raised};
  box-shadow: ${theme.shadow.lg};
  color: ${color.text.primary};

  & > .words { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  & b { ${text('label')} }
  & p { ${text('caption')} font-variant-numeric: tabular-nums; color: ${color.text.secondary}; }
  & > [role='progressbar'] { flex: 1 1 100%; }
  & > button:last-of-type { margin-inline-start: auto; }
  @media (max-width: 767.98px) {
    right: ${space[6]};
    bottom: ${space[6]};
  }
  @media print { display: none; }
`;
