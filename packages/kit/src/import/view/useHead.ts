import { formatDateTime } from '@telve/locale';
import { useTexts } from '../../texts/texts';
import { shownName } from '../pure/shownName';
import type { ImportSession } from '../session/session';
import type { ImportState } from '../session/state';
import { importTexts } from '../texts';
import { isDone, outcomeOfState } from './places';

/** Title of the dialog, and the line under it. */
export const useHead = ({ setup }: ImportSession, state: ImportState): { title: string; description?: string } => {
  const texts = useTexts(importTexts);
  const { place, file, table, run } = state;
  const name = file ? shownName(file) : '';
  const outcome = outcomeOfState(state);
  const { title } = setup;
  if (place === 'file') return { title, description: setup.note ?? texts.note };
  if (place === 'headers' || place === 'damage') {
    return { title, description: texts.fileLine(name, table?.rows.length ?? 0) };
  }
  if (place === 'load') return { title, description: name };
  if (place !== 'result' || !outcome || isDone(state)) return { title };
  const { failed, skipped, unsent } = outcome;
  const { failedTitle, stoppedTitle, skippedTitle } = texts.result;
  const ended = failed > 0 ? failedTitle(failed) : unsent > 0 ? stoppedTitle : skippedTitle(skipped);
  return { title: ended, description: `${name} · ${formatDateTime(run?.endedAt ?? Date.now())}` };
};
