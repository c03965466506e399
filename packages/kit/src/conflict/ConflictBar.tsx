'use client';
import { Button, SaveBar } from '@telve/ui';
import { formTexts } from '../forms/texts';
import { useTexts } from '../texts/texts';
import type { Difference } from './merge';
import { conflictTexts } from './texts';

interface ConflictBarProps {
  /** Fields that both changed. */
  total: number;
  /** Those without a choice. */
  waiting: readonly Difference[];
  busy: boolean;
  onBack: () => void;
  onSave: () => void;
}

/** How far the choosing is, the way back and the save. */
export function ConflictBar({ total, waiting, busy, onBack, onSave }: ConflictBarProps) {
  const texts = useTexts(conflictTexts);
  const { saving } = useTexts(formTexts).form;
  const done = waiting.length === 0;
  return (
    <SaveBar
      state={busy ? 'saving' : 'dirty'}
      label={busy ? undefined : done ? texts.ready : texts.progress(total - waiting.length, total)}
      detail={done ? undefined : texts.remaining(waiting.map(({ label }) => label).join(', '))}
    >
      <Button variant="ghost" onClick={onBack}>
        {texts.back}
      </Button>
      <Button variant="primary" disabled={!done} loading={busy} loadingText={saving} onClick={onSave}>
        {texts.save}
      </Button>
    </SaveBar>
  );
}
