import { Dialog, useAnnounce } from '@telve/ui';
import { type ComponentType, useEffect, useRef } from 'react';
import { useBackground } from '../../background/background';
import { useConfirm } from '../../dialogs/confirm';
import { useTexts } from '../../texts/texts';
import type { ImportSession } from '../session/session';
import type { Place } from '../session/state';
import { sessionId, useImportState } from '../session/useSession';
import { importTexts } from '../texts';
import { Damage, DamageBar } from './Damage';
import { Failed, FailedBar } from './Failed';
import { FileBar, FileStep } from './FileStep';
import { Headers } from './Headers';
import { Load, LoadBar } from './Load';
import { CheckBar, Preview } from './Preview';
import { importSteps, isDone, isFaulty, stepOf } from './places';
import { Result } from './Result';
import { ResultBar } from './ResultBar';
import { Steps } from './Steps';
import { Stack } from './styles';
import type { ViewProps } from './types';
import { useFilePicker } from './useFilePicker';
import { useHead } from './useHead';
import { useNote } from './useNote';

interface View {
  Body: ComponentType<ViewProps>;
  Bar: ComponentType<ViewProps>;
}

const views: Record<Place, View> = {
  file: { Body: FileStep, Bar: FileBar },
  preview: { Body: Preview, Bar: CheckBar },
  headers: { Body: Headers, Bar: CheckBar },
  damage: { Body: Damage, Bar: DamageBar },
  load: { Body: Load, Bar: LoadBar },
  failed: { Body: Failed, Bar: FailedBar },
  result: { Body: Result, Bar: ResultBar },
};

/** The dialog of an import, wherever it stands. Whoever closes it loses nothing until its result has been seen. */
export function SessionDialog({ session, onClose }: { session: ImportSession; onClose: () => void }) {
  const state = useImportState(session);
  const background = useBackground();
  const confirm = useConfirm();
  const texts = useTexts(importTexts);
  const { title, description } = useHead(session, state);
  const note = useNote(state);
  const picker = useFilePicker(session.file.replace);
  const stack = useRef<HTMLDivElement>(null);
  useEffect(() => session.watch(), [session]);
  useStepChange(stack, state.place);

  const close = async () => {
    const { place } = session.getState();
    if (place === 'load') {
      const { closeTitle, closeText, background: go, stay } = texts.load;
      if (!(await confirm({ title: closeTitle, text: closeText, confirmLabel: go, cancelLabel: stay }))) return;
    }
    const now = session.getState().place;
    if (now === 'failed') session.hush();
    onClose();
    if (now === 'result') background.drop(sessionId(session.setup));
  };
  const { Body, Bar } = views[state.place];
  const props: ViewProps = {
    session,
    state,
    onClose: () => void close(),
    onBackground: onClose,
    onAgain: picker.open,
  };
  return (
    <Dialog
      open
      title={title}
      description={description}
      onClose={props.onClose}
      actions={<Bar {...props} />}
      note={note}
    >
      <Stack ref={stack}>
        <Steps current={stepOf(state.place)} faulty={isFaulty(state, session.setup)} done={isDone(state)} />
        <Body {...props} />
        {picker.input}
      </Stack>
    </Dialog>
  );
}

/** After a change of place the focus is on the title, and the step is read out: the control pressed before is gone. */
const useStepChange = (stack: { current: HTMLElement | null }, place: Place) => {
  const texts = useTexts(importTexts);
  const announce = useAnnounce();
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    stack.current?.closest('dialog')?.querySelector<HTMLElement>('[data-dialog-title]')?.focus();
    const step = stepOf(place);
    announce(texts.step(importSteps.indexOf(step) + 1, importSteps.length, texts.places[step]));
  }, [place, stack, announce, texts]);
};
