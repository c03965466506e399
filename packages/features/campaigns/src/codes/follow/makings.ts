import { type Campaign, type CampaignGroup, type Client, campaignEntries } from '@telve/api';
import { runningOf } from '../../groups/detail/running';
import { readAll } from '../../groups/pick/readAll';
import type { CodesAt, Making } from './following';

const isGone = (error: unknown): boolean => [403, 404].includes((error as { status?: number }).status ?? 0);

const orNull = (reading: Promise<CodesAt>): Promise<CodesAt | null> =>
  reading.catch((error) => {
    if (isGone(error)) return null;
    throw error;
  });

/** Key under which the codes of a campaign are followed. */
export const campaignKey = (id: number): string => `campaign:${id}`;
/** Key under which the codes of a group's campaigns are followed. */
export const groupKey = (id: number): string => `group:${id}`;

const codesOf = async (client: Client, id: number, signal: AbortSignal): Promise<CodesAt> => {
  const { codeProgress, userCount } = await client.call(campaignEntries.detail, { id }, { signal });
  const total = userCount ?? 0;
  return codeProgress ?? { state: 'made', done: total, total };
};

/** Codes of all campaigns of a group: running as long as some are made, failed where some are missing after that. */
const groupCodesOf = async (client: Client, campaignGroupId: number, signal: AbortSignal): Promise<CodesAt> => {
  const rows = await readAll(client, campaignEntries.list, { campaignGroupId }, { signal });
  const running = runningOf(rows);
  if (running) return { state: 'running', done: running.done, total: running.total };
  const total = rows.reduce((sum, { userCount }) => sum + (userCount ?? 0), 0);
  const missing = rows.reduce((sum, { codeProgress: at }) => sum + (at ? at.total - at.done : 0), 0);
  const state = rows.some(({ codeProgress }) => codeProgress?.state === 'failed') ? 'failed' : 'made';
  return { state, done: total - missing, total };
};

/** The codes of one campaign, asked for by its own call. */
export const campaignMaking = (client: Client, { id, title }: Pick<Campaign, 'id' | 'title'>): Making => ({
  key: campaignKey(id),
  title,
  target: 'campaigns.edit',
  id,
  read: (signal) => orNull(codesOf(client, id, signal)),
});

/** The codes of a group's campaigns, as a mass creation makes them. */
export const groupMaking = (client: Client, { id, title }: Pick<CampaignGroup, 'id' | 'title'>): Making => ({
  key: groupKey(id),
  title,
  target: 'campaigns.group',
  id,
  read: (signal) => orNull(groupCodesOf(client, id, signal)),
});
