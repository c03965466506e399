import {
  type Campaign,
  type CampaignGroup,
  type CampaignRow,
  type Client,
  campaignEntries,
  isApiError,
} from '@telve/api';
import { readAll } from '../../data/readAll';
import { codesOf } from '../running';
import type { CodesAt, Making } from './following';

const isGone = (error: unknown): boolean => isApiError(error) && [403, 404].includes(error.status);

const orNull = (reading: Promise<CodesAt>): Promise<CodesAt | null> =>
  reading.catch((error) => {
    if (isGone(error)) return null;
    throw error;
  });

/** Key under which the codes of a campaign are followed. */
export const campaignKey = (id: number): string => `campaign:${id}`;
/** Key under which the codes of a group's campaigns are followed. */
export const groupKey = (id: number): string => `group:${id}`;

const codesOfOne = async (client: Client, id: number, signal: AbortSignal): Promise<CodesAt> => {
  const { codeProgress, userCount } = await client.call(campaignEntries.detail, { id }, { signal });
  const total = userCount ?? 0;
  return codeProgress ?? { state: 'made', done: total, total };
};

/** The campaigns of a group, all of them. */
export const groupRows = (client: Client, campaignGroupId: number, signal: AbortSignal): Promise<CampaignRow[]> =>
  readAll(client, campaignEntries.list, { campaignGroupId }, { signal });

/** The codes of one campaign, asked for by its own call. */
export const campaignMaking = (client: Client, { id, title }: Pick<Campaign, 'id' | 'title'>): Making => ({
  key: campaignKey(id),
  title,
  target: 'campaigns.edit',
  id,
  read: (signal) => orNull(codesOfOne(client, id, signal)),
});

/** The codes of a group's campaigns, as a mass creation makes them. */
export const groupMaking = (client: Client, { id, title }: Pick<CampaignGroup, 'id' | 'title'>): Making => ({
  key: groupKey(id),
  title,
  target: 'campaigns.group',
  id,
  read: (signal) => orNull(groupRows(client, id, signal).then(codesOf)),
});
