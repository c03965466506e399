import { defineEntry } from './entry';

/** What may end soon: campaigns of the apps, banners, and the busy times and holidays of venues. */
export const radarKinds = ['campaign', 'merchantCampaign', 'banner', 'busy', 'holiday'] as const;
export type RadarKind = (typeof radarKinds)[number];

/** Something that ends within the days the radar looks ahead. */
export interface RadarItem {
  kind: RadarKind;
  /** Of the campaign, the banner or the venue. */
  id: number;
  /** Its title, or the venue's name. */
  name: string;
  /** Last day, `YYYY-MM-DD`. */
  endDate: string;
  /** `HH:mm` in Europe/Istanbul for a busy time, else null. */
  endTime: string | null;
  /** Codes a campaign has left, or null. */
  codesLeft: number | null;
}

export interface Radar {
  /** The soonest first, at most `radarItemsMax`. */
  items: RadarItem[];
  totalCount: number;
}

/** Days the radar looks ahead, as coupons are told to be expiring (CAMP-24). */
export const radarDays = 7;

export const radarItemsMax = 50;

/** What ends from today on within `radarDays`, active things only. */
export const list = defineEntry<Record<string, never>, Radar>()({
  id: 'radar.list',
  method: 'GET',
  path: '/api/panel/radar',
  access: ['PanelUser'],
  reads: ['campaigns', 'merchant-campaigns', 'banners', 'venues'],
});

export const radarEntries = { list };
