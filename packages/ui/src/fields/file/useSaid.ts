import { useEffect, useRef, useState } from 'react';
import { useUiTexts } from '../../texts/TextsContext';
import { type SaidState, saidOf } from './said';

/** Follows what a slot shows: how a file's state changed and each quarter of its way; nothing at the start. */
export function useSaid({ view, name, quarter, several }: SaidState): string {
  const texts = useUiTexts().file;
  const [said, setSaid] = useState('');
  const last = useRef<SaidState | undefined>(undefined);
  useEffect(() => {
    const before = last.current;
    const now = { view, name, quarter, several };
    last.current = now;
    const changed = before && (before.view !== view || before.name !== name || before.quarter !== quarter);
    if (changed) setSaid(saidOf(before, now, texts));
  }, [view, name, quarter, several, texts]);
  return said;
}
