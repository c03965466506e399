import { onboardingEntries, onboardingPageSize } from '@telve/api';
import { useList } from '@telve/kit';
import { onePage } from '../shared/onePage';
import { placeBehind } from '../shared/values';

/** The place of a new screen, behind all there are; null until that is known and where it cannot be read. */
export const useNextPlace = (): number | null => {
  const { totalPages } = useList(onboardingEntries.list, onePage(onboardingPageSize));
  return placeBehind(useList(onboardingEntries.list, onePage(onboardingPageSize, Math.max(1, totalPages))));
};
