import {
  campaignTypes,
  defaultSubscriptionType,
  type SegmentType,
  type SubscriptionType,
  segmentTypes,
  subscriptionTypes,
} from '@telve/api';
import { type BoundFilter, dateRangeFilter, type ListFilter } from '@telve/kit';
import { addYears, type IsoDate } from '@telve/locale';
import type { Option } from '@telve/ui';
import type { CampaignWords } from '../words/texts';
import type { CampaignTexts } from './texts';

/** Filters of the campaign lists by the names of the call's input (CAMP-100). */
export const campaignFilterKinds = {
  filterBySubscriptionType: subscriptionTypes,
  filterByCampaign: campaignTypes,
  filterByStatus: 'flag',
  filterBySegment: segmentTypes,
  startDate: 'date',
  endDate: 'date',
} as const;
export type CampaignFilterKinds = typeof campaignFilterKinds;

/** The list begins with the campaigns for everybody (CAMP-12, D-71). */
export const campaignListDefaults = { filters: { filterBySubscriptionType: defaultSubscriptionType } } as const;

export interface CampaignFilterOptions {
  texts: CampaignTexts;
  words: CampaignWords;
  segments: readonly Option<SegmentType>[];
  packages: readonly Option<SubscriptionType>[];
  today: IsoDate;
}

/** The filter chips in the design's order: package, kind, active, segment, end date (CAMP-04 to CAMP-08, CAMP-10, CAMP-11). */
export const campaignFilters = ({
  texts: { filters },
  words,
  segments,
  packages,
  today,
}: CampaignFilterOptions): readonly (ListFilter<CampaignFilterKinds> | BoundFilter<CampaignFilterKinds>)[] => [
  { name: 'filterBySubscriptionType', label: filters.package, options: packages, noneLast: true },
  {
    name: 'filterByCampaign',
    label: filters.type,
    options: campaignTypes.map((value) => ({ value, label: words.types[value] })),
  },
  {
    name: 'filterByStatus',
    label: filters.active,
    options: [
      { value: true, label: words.active },
      { value: false, label: words.passive },
    ],
  },
  { name: 'filterBySegment', label: filters.segment, options: segments },
  dateRangeFilter<CampaignFilterKinds>({
    from: 'startDate',
    to: 'endDate',
    label: filters.endDate,
    limits: { startMax: today, max: addYears(today, 1) },
  }),
];
