import { useTexts } from '../../texts/texts';
import type { Outcome } from '../pure/outcome';
import { importTexts } from '../texts';

/** "257 iş yeri yüklendi: 9 yeni, 231 güncellendi, 17 zaten aynıydı." What is none is left out. */
export const useLoadedText = (noun: string | undefined): ((outcome: Outcome) => string) => {
  const { result: texts, noun: row } = useTexts(importTexts);
  return ({ loaded, created, updated, unchanged }) => {
    const parts = [
      created > 0 && texts.created(created),
      updated > 0 && texts.updated(updated),
      unchanged > 0 && texts.unchanged(unchanged),
    ].filter((part) => part !== false);
    return parts.length === 0 ? texts.nothing : texts.loaded(loaded, noun ?? row, parts.join(', '));
  };
};
