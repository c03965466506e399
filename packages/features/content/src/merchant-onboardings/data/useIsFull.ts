import { merchantOnboardingEntries, merchantOnboardingsMax } from '@telve/api';
import { useList } from '@telve/kit';
import { oneListPage } from './oneListPage';

/** There are as many banners as there may be (MONB-02). Until that is known, and where it cannot be read, the server decides. */
export const useIsFull = (): boolean =>
  useList(merchantOnboardingEntries.list, oneListPage).totalCount >= merchantOnboardingsMax;
