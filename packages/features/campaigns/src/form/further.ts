import type { Campaign, FieldError } from '@telve/api';
import { type IsoDate, isIsoDate, today } from '@telve/locale';
import { madeCodes } from '../codes/progress';
import { type CampaignValues, wholeCount } from './mapping';

/** An end before today; the stored one may stay as it is (CAMP-98, MCAMP-35, D-21). */
export const endDateFaults = (
  { endDate }: Pick<CampaignValues, 'endDate'>,
  stored?: IsoDate,
  day: IsoDate = today(),
): FieldError[] =>
  isIsoDate(endDate) && endDate < day && endDate !== stored ? [{ field: 'endDate', code: 'check_end_date' }] : [];

/** A total below what is used of a general code, or below the codes there are (CAMP-88). */
const countFaults = (values: CampaignValues, stored: Campaign): FieldError[] => {
  const { codeType, codeUsedCount } = stored;
  const count = wholeCount(values.userCount);
  if (count === null || Number.isNaN(count) || values.codeType !== codeType) return [];
  if (codeType === 'General' && count < codeUsedCount) {
    return [{ field: 'userCount', code: 'user_count_below_used', params: { used: codeUsedCount } }];
  }
  // While codes are missing the total may go down to those there are.
  const made = madeCodes(stored);
  return codeType === 'Unique' && count < made
    ? [{ field: 'userCount', code: 'user_count_below_made', params: { made } }]
    : [];
};

/** What the rules of a save cannot know: today, and the stored campaign. */
export const storedFaults =
  (stored: Campaign) =>
  (values: CampaignValues): FieldError[] => [...endDateFaults(values, stored.endDate), ...countFaults(values, stored)];
