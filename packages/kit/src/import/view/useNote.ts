import { isApiError } from '@telve/api';
import { useTexts } from '../../texts/texts';
import { damagedLines } from '../pure/damage';
import type { ImportState } from '../session/state';
import { importTexts } from '../texts';

/** What stands at the left of the bar: the sound rows, or the number under which a failed request is found again. */
export const useNote = ({ place, table, damage, run }: ImportState): string | undefined => {
  const texts = useTexts(importTexts);
  if (place === 'damage') {
    const total = table?.rows.length ?? 0;
    return texts.damage.sound(total - damagedLines(damage).size, total);
  }
  const id = place === 'failed' && isApiError(run?.error) ? run.error.requestId : undefined;
  return id === undefined ? undefined : texts.failed.request(id);
};
