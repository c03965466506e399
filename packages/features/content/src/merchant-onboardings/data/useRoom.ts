import { merchantOnboardingEntries, merchantOnboardingsMax } from '@telve/api';
import { useList } from '@telve/kit';
import { placeBehind } from '../../onboardings/shared/values';
import { oneListPage } from './oneListPage';

/**
 * What the other banners leave to a new one: whether there is room, which the server decides until it is known, and where it
 * cannot be read; and the place behind them, null as long (MONB-02).
 */
export const useRoom = (): { isFull: boolean; place: number | null } => {
  const list = useList(merchantOnboardingEntries.list, oneListPage);
  return { isFull: list.totalCount >= merchantOnboardingsMax, place: placeBehind(list) };
};
