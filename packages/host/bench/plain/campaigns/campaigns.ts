import type { CampaignRow } from '@telve/api';
import { pageQuery, put, readPage } from '../list/call';
import type { ListSpec, Row } from '../list/types';
import { texts } from './texts';

/** A row as the page holds it. */
export type Campaign = CampaignRow & Row;

const root = '/api/panel/reader-user-campaign';

export const readCampaigns: ListSpec<Campaign>['read'] = (question, signal) => {
  const query = pageQuery(question, { page: 'pageNumber', size: 'pageSize' });
  return readPage(`${root}/campaign-list`, { ...query, filterBySubscriptionType: 'GENERAL' }, signal);
};

export const flipCampaign: ListSpec<Campaign>['flip'] = ({ id, shown, active }, name) =>
  name === 'shown'
    ? { part: { shown: !shown }, write: () => put(`${root}/update-campaign-visibility`, { id, shown: !shown }) }
    : { part: { active: !active }, write: () => put(`${root}/update-campaign-active`, { id, active: !active }) };

const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' });
const day = (fromToday: number) => days.format(Date.now() + fromToday * 86_400_000);

/** Word and tone of a campaign that ends soon or has ended. */
export const statusOf = ({ endDate }: Campaign): { word: string; tone: string } | undefined => {
  if (endDate < day(0)) return { word: texts.expired, tone: 'danger' };
  return endDate <= day(7) ? { word: texts.expiring, tone: 'warning' } : undefined;
};
