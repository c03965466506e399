import type { FieldError } from '@telve/api';

const load = () => Promise.all([import('@telve/api/rules/check'), import('@telve/api/rules/reports')]);

/** The contract's rules of the order export, loaded with their library when they are first needed (REP-41, REP-42). */
export const checkOrderExport = async (input: unknown): Promise<readonly FieldError[]> => {
  const [{ faultsOf }, { reportRules }] = await load();
  return faultsOf(reportRules.exportOrders, input);
};

/** The contract's rules of the venue export, loaded with their library when they are first needed (REP-41, REP-42). */
export const checkVenueExport = async (input: unknown): Promise<readonly FieldError[]> => {
  const [{ faultsOf }, { reportRules }] = await load();
  return faultsOf(reportRules.exportVenues, input);
};
