import { lookupEntries } from '@telve/api';
import { useCan } from '@telve/kit';

/** True for those who work for every company: they choose one, and see accounts that have none yet (MU-07, MU-25). */
export const useSeesAll = (): boolean => useCan(lookupEntries.merchantCompanies);
