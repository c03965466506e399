'use client';
import { ConfirmDialog, InfoDialog } from '@telve/ui';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { kitTexts } from '../texts';
import { useTexts } from '../texts/texts';
import { type Asking, AskingContext, type ConfirmOptions, type InformOptions } from './confirm';

type Question =
  | { kind: 'confirm'; options: ConfirmOptions; answer: (yes: boolean) => void }
  | { kind: 'inform'; options: InformOptions; answer: (yes: boolean) => void };

/** Shows the questions of `useConfirm` and `useInform`, one at a time, in the order they were asked. */
export function AskingProvider({ children }: { children: ReactNode }) {
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const open = useRef(questions);
  open.current = questions;

  const asking = useMemo<Asking>(() => {
    const ask = (question: Pick<Question, 'kind' | 'options'>) =>
      new Promise<boolean>((resolve) => {
        const asked = {
          ...question,
          answer: (yes: boolean) => {
            setQuestions((all) => all.filter((one) => one !== asked));
            resolve(yes);
          },
        } as Question;
        setQuestions((all) => [...all, asked]);
      });
    return {
      confirm: (options) => ask({ kind: 'confirm', options }),
      inform: (options) => ask({ kind: 'inform', options }).then(() => {}),
    };
  }, []);

  // Nobody is left waiting when the tree goes: what was not answered is a no.
  useEffect(
    () => () => {
      for (const question of open.current) question.answer(false);
    },
    [],
  );

  const [question] = questions;
  return (
    <AskingContext.Provider value={asking}>
      {children}
      {question && <QuestionDialog question={question} />}
    </AskingContext.Provider>
  );
}

function QuestionDialog({ question }: { question: Question }) {
  const texts = useTexts(kitTexts).confirm;
  const { options, answer } = question;
  if (question.kind === 'inform') {
    const { title, text, okLabel } = question.options;
    return <InfoDialog open title={title} text={text} okLabel={okLabel ?? texts.ok} onClose={() => answer(true)} />;
  }
  const { tone, confirmLabel, cancelLabel, requireTyping } = question.options;
  return (
    <ConfirmDialog
      open
      tone={tone === 'danger' ? 'danger' : 'info'}
      title={options.title}
      text={options.text}
      confirmLabel={confirmLabel ?? texts.confirm}
      cancelLabel={cancelLabel ?? texts.cancel}
      requireTyping={requireTyping}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    />
  );
}
