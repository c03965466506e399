import type { BoundFilter, FilterValues, ListFilter } from '@telve/kit';
import { wholeRange } from '../range/days';
import { rangeKinds } from '../shared/rangeFilter';
import type { ReportTexts } from '../texts';

/** Filters of the venue report by the names of the call's input. */
export const venueFilterKinds = { ...rangeKinds, compare: 'flag' } as const;

export type VenueReportFilterKinds = typeof venueFilterKinds;

/** The chips: days (REP-17), and the comparison with the equally long period before, which needs both of them. */
export const venueFilters = (
  texts: ReportTexts,
  range: BoundFilter,
  values: FilterValues<VenueReportFilterKinds>,
): readonly (ListFilter<VenueReportFilterKinds> | BoundFilter<VenueReportFilterKinds>)[] => [
  range as BoundFilter<VenueReportFilterKinds>,
  {
    name: 'compare',
    label: texts.venues.compare,
    noneLabel: texts.venues.compareNone,
    options: [{ value: true, label: texts.venues.comparePrevious }],
    disabled: !wholeRange(values),
  },
];
