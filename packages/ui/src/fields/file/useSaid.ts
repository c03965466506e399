import { useEffect, useRef, useState } from 'react';
import { useLateTexts } from '../../texts/late';
import { type SaidState, saidOf } from './said';
import { fileTexts } from './texts';

/** Follows what a slot shows: how a file's state changed and each quarter of its way; nothing at the start. */
export function useSaid({ view, name, quarter, several }: SaidState): string {
  const texts = useLateTexts('file', fileTexts);
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
