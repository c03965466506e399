import { type ActivityPart, activityKinds } from '@telve/api';
import { dateRangeFilter } from '@telve/kit';
import { addDays, today } from '@telve/locale';
import type { Filter, OwnFilter } from '@telve/ui';
import { type ActivityFilterKinds, activityFilterKinds, type LogState } from '../data/useLogState';
import type { ActivityTexts } from '../texts';

type State = Pick<LogState, 'log' | 'filters' | 'setFilters'>;

const actorFilter = ({ filters, setFilters }: State, texts: ActivityTexts['filters'], part?: ActivityPart): Filter => ({
  id: 'actorId',
  label: texts.actor,
  options: (part?.actors ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
  // A number says nothing to anybody: from the address, or while the names are on their way.
  valueLabel: part ? texts.unknownActor : texts.loading,
  value: filters.actorId === undefined ? null : String(filters.actorId),
  onChange: (value) => setFilters({ actorId: value === null ? undefined : Number(value) }),
});

const kindFilter = ({ filters, setFilters }: State, { filters: labels, kinds }: ActivityTexts): Filter => ({
  id: 'kind',
  label: labels.kind,
  options: activityKinds.map((value) => ({ value, label: kinds[value] })),
  value: filters.kind ?? null,
  onChange: (value) => setFilters({ kind: activityKinds.find((kind) => kind === value) }),
});

const dateFilter = ({ filters, setFilters }: State, { filters: labels, ranges }: ActivityTexts): OwnFilter => {
  const now = today();
  const last = (days: number) => ({ label: ranges.last(String(days)), start: addDays(now, 1 - days), end: now });
  return dateRangeFilter<ActivityFilterKinds>({
    from: 'startDate',
    to: 'endDate',
    label: labels.date,
    limits: { max: now },
    presets: [{ label: ranges.today, start: now, end: now }, last(7), last(30)],
  }).bind({ kinds: activityFilterKinds, setFilters, state: { page: 1, size: 10, search: '', filters } });
};

/** The chips of a log: Kişi, Tür, Tarih. In the log of what one person did there is no choice of people. */
export const activityFilters = (
  state: State,
  texts: ActivityTexts,
  part: ActivityPart | undefined,
): readonly (Filter | OwnFilter)[] => [
  ...(state.log.subject === 'actor' ? [] : [actorFilter(state, texts.filters, part)]),
  kindFilter(state, texts),
  dateFilter(state, texts),
];
