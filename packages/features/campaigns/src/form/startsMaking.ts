import type { Campaign } from '@telve/api';
import { madeCodes } from '../codes/progress';
import { type CampaignValues, toValues } from './mapping';

const isChanged = (values: CampaignValues, stored: CampaignValues): boolean =>
  (Object.keys(stored) as (keyof CampaignValues)[]).some((name) => !Object.is(values[name], stored[name]));

/**
 * Whether a save has codes made: more unique codes are wanted than there are. A save that changes nothing leaves a making that
 * stopped as it is.
 */
export const startsMaking = (stored: Campaign, values: CampaignValues): boolean =>
  values.codeType === 'Unique' && (values.userCount ?? 0) > madeCodes(stored) && isChanged(values, toValues(stored));
