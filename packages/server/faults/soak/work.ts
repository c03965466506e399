import {
  campaignEntries,
  companyEntries,
  type Entry,
  merchantCampaignEntries,
  merchantUserEntries,
  reportEntries,
  timePeriodEntries,
  venueEntries,
} from '@telve/api';

/** One call of a working day. */
export interface Task {
  kind: 'read' | 'write' | 'upload';
  entry: Entry;
  input: object;
}

/** The n-th of something that goes round: 1 to `count`. */
const turn = (n: number, count: number): number => (n % count) + 1;

const reads: readonly ((n: number) => [Entry, object])[] = [
  (n) => [venueEntries.list, { page: turn(n, 30), size: 10 }],
  (n) => [venueEntries.list, { search: ['kadıköy', 'kahve', 'ist', 'moda'][n % 4], size: 25 }],
  (n) => [companyEntries.list, { page: turn(n, 5), size: 10 }],
  (n) => [merchantUserEntries.list, { page: turn(n, 20), size: 10 }],
  (n) => [reportEntries.orders, { page: turn(n, 50), size: 10 }],
  () => [reportEntries.graphics, {}],
  (n) => [campaignEntries.list, { page: turn(n, 3), size: 10 }],
  (n) => [campaignEntries.detail, { id: turn(n, 10) }],
];

/** What the n-th request does: of a hundred five write and one uploads the picture (the others read). */
export const taskAt = (n: number, img: File): Task => {
  const place = n % 100;
  if (place === 99) {
    return { kind: 'upload', entry: merchantCampaignEntries.update, input: { id: 1, img } };
  }
  if (place % 20 === 10) {
    const [entry, input] =
      place % 40 === 10
        ? [venueEntries.updateStatus, { venueId: turn(n, 50), status: n % 200 < 100 }]
        : [timePeriodEntries.update, { id: 1, timePeriod: turn(n, 1_000), active: true }];
    return { kind: 'write', entry: entry as Entry, input };
  }
  // Each read counts its own turns, so that it asks for all that it names.
  const [entry, input] = (reads[n % reads.length] as (typeof reads)[number])(Math.floor(n / reads.length));
  return { kind: 'read', entry, input };
};
