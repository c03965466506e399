import { type ActivityInput, type ActivitySubject, activityKinds } from '@telve/api';
import { type FilterValues, type ListControl, type ListState, useListState } from '@telve/kit';

/** Filters of a log as they stand in the address. `of` is there for people: what they did, not what was done to them. */
export const activityFilterKinds = {
  of: ['actor'],
  actorId: 'id',
  kind: activityKinds,
  startDate: 'date',
  endDate: 'date',
} as const;

export type ActivityFilterKinds = typeof activityFilterKinds;
export type ActivityFilterValues = FilterValues<ActivityFilterKinds>;

/** `page` counts the parts of the log that are shown; a log has no size and no search. */
const spec = {
  filters: activityFilterKinds,
  pageSizes: [],
  defaults: { page: 1, size: 10, search: '', filters: {} } as ListState<ActivityFilterKinds>,
};

export interface LogState {
  filters: ActivityFilterValues;
  /** What is asked for. Keeps its content, not its identity. */
  log: ActivityInput;
  /** Parts to show, from 1. */
  parts: number;
  /** Something narrows the log. */
  isNarrowed: boolean;
  /** Sets filters, undefined unsets one; the log begins again with its first part. */
  setFilters: (values: ActivityFilterValues) => void;
  clearFilters: () => void;
  setParts: (parts: number) => void;
}

/** State of a log with one owner: the embedder, else the address, else the page itself. */
export const useLogState = (
  subject: ActivitySubject,
  id: number,
  control: ListControl<ActivityFilterKinds>,
): LogState => {
  const [state, setState] = useListState(spec, control);
  const { of, actorId, ...rest } = state.filters;
  // Only an account of the panel has something that it did itself, and then there is nobody else to choose.
  const asked = subject === 'panel-user' && of ? of : subject;
  const narrowing = asked === 'actor' ? rest : { ...rest, actorId };
  return {
    filters: { ...narrowing, of: subject === 'panel-user' ? of : undefined },
    log: { subject: asked, id, ...narrowing },
    parts: state.page,
    isNarrowed: Object.values(narrowing).some((value) => value !== undefined),
    setFilters: (values) => setState({ ...state, page: 1, filters: { ...state.filters, ...values } }, 'push'),
    clearFilters: () => setState({ ...state, page: 1, filters: of ? { of } : {} }, 'push'),
    // Not a step of its own: Back leaves the log.
    setParts: (page) => setState({ ...state, page }, 'replace'),
  };
};
