import {
  type Campaign,
  type CampaignFields,
  type CampaignGroupRow,
  campaignEntries,
  type EnumValue,
  lookupEntries,
  type Role,
  segmentTypes,
  subscriptionTypes,
} from '@telve/api';
import { addDays, today } from '@telve/locale';
import { campaign, campaignRow, conflictWith, type FakeClient, fakeClient, page, refusal, stub } from '@telve/testing';

const general = { subscriptionType: 'GENERAL' } as const;

/** A day so many days from today. */
export const inDays = (days: number): string => addDays(today(), days);

/** One that ended yesterday, one that ends in seven days, one in eight, one without codes, and one of another package. */
export const sampleCampaigns: readonly Campaign[] = [
  campaign({ ...general, id: 1, title: 'Kasım fırsatı', endDate: inDays(-1), codeUsedCount: 3, userCount: 100 }),
  campaign({ ...general, id: 2, title: 'Öğle kahvesi', endDate: inDays(7), codeType: 'Unique', userCount: 2000 }),
  campaign({ ...general, id: 3, title: 'Yılbaşı', endDate: inDays(8), shown: false, priority: 4 }),
  campaign({
    ...general,
    id: 4,
    title: 'Duyuru',
    type: 'General',
    codeType: 'NoCode',
    code: '',
    userCount: null,
    discount: null,
    usageCount: null,
    codeUsedCount: 0,
    endDate: inDays(30),
  }),
  campaign({ id: 5, title: 'Plus’a özel', subscriptionType: 'PLUS', endDate: inDays(30), active: false }),
];

const enumOf = (values: readonly string[]): EnumValue[] => values.map((value) => ({ value, label: value }));

export interface CampaignClientOptions {
  /** Default: five. */
  campaigns?: readonly Campaign[];
  groups?: readonly CampaignGroupRow[];
  /** Default: PanelUser. */
  roles?: readonly Role[];
}

export interface CampaignClient extends FakeClient {
  /** Changes a stored campaign as a job or somebody else does. */
  change: (id: number, part: Partial<Campaign>) => void;
}

const isIn = ({ endDate }: Campaign, from: string | undefined, to: string | undefined): boolean =>
  (!from || endDate >= from) && (!to || endDate <= to);

/** A client over campaigns in memory that filters, adds codes and counts versions as the server does. */
export const campaignClient = ({
  campaigns = sampleCampaigns,
  groups = [],
  roles,
}: CampaignClientOptions = {}): CampaignClient => {
  let stored = campaigns;
  const find = (id: number): Campaign => {
    const found = stored.find((one) => one.id === id);
    if (!found) throw refusal('campaign_not_found', { status: 404 });
    return found;
  };
  const change = (id: number, part: Partial<Campaign>) => {
    const after = { ...find(id), ...part };
    stored = stored.map((one) => (one.id === id ? after : one));
  };
  const save = (id: number, part: Partial<Campaign>) => {
    change(id, { ...part, version: find(id).version + 1 });
    return true as const;
  };
  const client = fakeClient(
    [
      stub(campaignEntries.list, ({ page: number = 1, size = 10, search = '', ...filters }) => {
        const found = stored
          .filter(({ title }) => title.includes(search))
          .filter(({ type }) => !filters.filterByCampaign || type === filters.filterByCampaign)
          .filter(({ active }) => filters.filterByStatus === undefined || active === filters.filterByStatus)
          .filter(({ segmentType }) => !filters.filterBySegment || segmentType === filters.filterBySegment)
          .filter((one) => (filters.filterBySubscriptionType ?? one.subscriptionType) === one.subscriptionType)
          .filter((one) => isIn(one, filters.startDate, filters.endDate));
        const rows = found.slice((number - 1) * size, number * size).map((one) => campaignRow(one));
        return page(rows, { totalCount: found.length, size });
      }),
      stub(campaignEntries.groups, ({ page: number = 1, size = 10 }) =>
        page(groups.slice((number - 1) * size, number * size), { totalCount: groups.length, size }),
      ),
      stub(campaignEntries.detail, ({ id }) => find(id)),
      stub(campaignEntries.create, ({ img: _, ...input }) => {
        const made = campaign({ ...(input as CampaignFields), id: stored.length + 1 });
        stored = [made, ...stored];
        return made;
      }),
      stub(campaignEntries.update, ({ id, version, img, removeImg, ...input }) => {
        const before = find(id);
        if (version !== undefined && version !== before.version) throw conflictWith(before);
        return save(id, { ...input, ...(removeImg ? { imgUrl: null, img: null } : {}) });
      }),
      stub(campaignEntries.setActive, ({ id, active }) => save(id, { active })),
      stub(campaignEntries.setShown, ({ id, shown }) => save(id, { shown })),
      stub(campaignEntries.addCodes, ({ campaignId, couponCount }) => {
        const { codeType, userCount } = find(campaignId);
        const total = (userCount ?? 0) + couponCount;
        const codeProgress = { state: 'running', done: userCount ?? 0, total } as const;
        return save(campaignId, { userCount: total, ...(codeType === 'Unique' ? { codeProgress } : {}) });
      }),
      stub(campaignEntries.resumeCodes, ({ campaignId }) => {
        const { codeProgress } = find(campaignId);
        if (codeProgress) change(campaignId, { codeProgress: { ...codeProgress, state: 'running' } });
        return true as const;
      }),
      stub(campaignEntries.checkCodes, true as const),
      stub(campaignEntries.exportCodes, { blob: new Blob(['x']), fileName: 'Öğle kahvesi_28-11-2026.xlsx' }),
      stub(lookupEntries.getEnum, ({ name }) => enumOf(name === 'SegmentType' ? segmentTypes : subscriptionTypes)),
    ],
    roles ? { roles } : {},
  );
  return { ...client, change };
};
