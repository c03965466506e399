import type { RadarItem, RadarKind } from '@telve/api';
import { daysBetween, formatDate, formatNumber, type IsoDate } from '@telve/locale';
import type { RadarTexts } from './texts';

/** Where each kind is extended. */
export const radarTargets: Readonly<Record<RadarKind, string>> = {
  campaign: 'campaigns.edit',
  merchantCampaign: 'merchantCampaigns.edit',
  banner: 'banners.edit',
  busy: 'venues.edit',
  holiday: 'venues.edit',
};

/** Days ahead at which an end asks for attention by its colour. */
const nearDays = 3;

/** What it is, and of a campaign how many codes are left. */
export const factOf = ({ kind, codesLeft }: RadarItem, texts: RadarTexts): string =>
  [texts.kinds[kind], codesLeft === null ? '' : texts.codesLeft(formatNumber(codesLeft))].filter(Boolean).join(' · ');

/** When it ends: today by name, every other day by its date; a busy time with its hour. */
export const endOf = ({ endDate, endTime }: RadarItem, texts: RadarTexts, today: IsoDate): string => {
  if (endDate === today) return endTime === null ? texts.today : texts.todayAt(endTime);
  return endTime === null ? formatDate(endDate) : texts.dayAt(formatDate(endDate), endTime);
};

export const isNear = ({ endDate }: RadarItem, today: IsoDate): boolean => daysBetween(today, endDate) <= nearDays;

/** What its link says. */
export const extendWords = ({ kind }: RadarItem, texts: RadarTexts): string =>
  kind === 'busy' || kind === 'holiday' ? texts.extend : texts.extendTime;
