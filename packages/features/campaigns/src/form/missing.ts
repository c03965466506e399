import { hasDiscount } from '@telve/api';
import type { CampaignValues } from './mapping';

const isBlank = (value: string | number | null): boolean => value === null || String(value).trim() === '';

/** Fields that must be filled for these values, in the order of the form. */
export const requiredFields = ({ type, codeType }: CampaignValues): readonly (keyof CampaignValues)[] => [
  'title',
  'shortDescription',
  'description',
  ...(hasDiscount(type) ? (['discount', 'usageCount'] as const) : []),
  ...(codeType === 'General' ? (['code'] as const) : []),
  ...(codeType === 'NoCode' ? [] : (['userCount'] as const)),
  'segmentType',
  'subscriptionType',
  'endDate',
  'priority',
];

/** Required fields that are empty: with one of them there is nothing to add or to save (CAMP-63, D-22). */
export const missingFields = (values: CampaignValues): readonly (keyof CampaignValues)[] =>
  requiredFields(values).filter((name) => isBlank(values[name] as string | number | null));
