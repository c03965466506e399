import { type AccessLogPage, type AccessLogRow, accessLogEntries } from '@telve/api';
import { type List, type ListControl, useList, useQuery } from '@telve/kit';
import { type AccessLogFilterKinds, accessLogFilterKinds } from './filters';

/** An id is searched whole, and may have one digit. */
const searchMin = 1;

/** The access log as a list, and everybody who is in it. */
export const useAccessLog = (
  control: ListControl<AccessLogFilterKinds>,
): { list: List<AccessLogRow, AccessLogFilterKinds>; actors: AccessLogPage['actors'] | undefined } => {
  const list = useList(accessLogEntries.list, { ...control, filters: accessLogFilterKinds, searchMin });
  const { page, size, search, filters } = list.state;
  // The question of the list itself: both wait for one answer.
  const { data } = useQuery(accessLogEntries.list, { ...filters, page, size, search }, { keepPrevious: true });
  return { list, actors: data?.actors };
};
