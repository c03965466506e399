import {
  type CampaignChoice,
  type CampaignGroup,
  type CampaignRow,
  campaignEntries,
  type EnumValue,
  lookupEntries,
  type PageInput,
  type Role,
} from '@telve/api';
import {
  campaign,
  campaignGroup,
  campaignRow,
  choice,
  conflictWith,
  type FakeClient,
  fakeClient,
  page,
  refusal,
  stub,
} from '@telve/testing';

/** What a client over groups in memory starts with. */
export interface GroupClientOptions {
  group?: CampaignGroup;
  /** The group's campaigns. */
  rows?: readonly CampaignRow[];
  /** Campaigns of no group. Default: 14. */
  free?: readonly CampaignChoice[];
  /** How many companies there are. Default 42. */
  companies?: number;
  /** Default: PanelUser. */
  roles?: readonly Role[];
}

export const sampleRows: readonly CampaignRow[] = [
  campaignRow({ id: 1301, title: 'Avlu çalışanlarına ilk ay', codeType: 'Unique', codeUsedCount: 212, userCount: 500 }),
  campaignRow({ id: 1302, title: 'Mercan çalışanlarına ilk ay', active: false }),
];

const choiceOf = (id: number, title: string, groupCampaignId: number | null): CampaignChoice => ({
  id,
  title,
  type: 'CouponCode',
  subscriptionType: 'GENERAL',
  endDate: '2026-12-31',
  groupCampaignId,
});

const freeOnes = Array.from({ length: 14 }, (_, at) => choiceOf(1200 + at, `Serbest kampanya ${at + 1}`, null));

const noEnum: EnumValue[] = [];

/** Rows whose words hold the search, a page of them. */
const found = <Row>(
  rows: readonly Row[],
  wordsOf: (row: Row) => string,
  { page: number = 1, size = 10, search = '' }: PageInput,
) => {
  const hits = rows.filter((row) => wordsOf(row).toLocaleLowerCase('tr').includes(search.toLocaleLowerCase('tr')));
  return page(hits.slice((number - 1) * size, number * size), { totalCount: hits.length, size });
};

/** A client over one group, its campaigns, campaigns of no group and companies, all in memory. */
export const groupClient = ({
  group: first = campaignGroup(),
  rows = sampleRows,
  free = freeOnes,
  companies = 42,
  roles,
}: GroupClientOptions = {}): FakeClient => {
  let group = first;
  const own = rows.map(({ id, title }) => choiceOf(id, title, group.id));
  const firms = Array.from({ length: companies }, (_, at) =>
    choice(at + 1, `Firma ${String(at + 1).padStart(2, '0')}`),
  );
  const expectGroup = (id: number): CampaignGroup => {
    if (id !== group.id) throw refusal('campaign_group_not_found', { status: 404 });
    return group;
  };
  const save = (version: number | undefined, part: Partial<CampaignGroup>) => {
    if (version !== undefined && version !== group.version) throw conflictWith(group);
    group = { ...group, ...part, version: group.version + 1 };
    return true as const;
  };
  return fakeClient(
    [
      stub(campaignEntries.groups, (input) => found([group], ({ title }) => title, input)),
      stub(campaignEntries.group, ({ id }) => expectGroup(id)),
      stub(campaignEntries.createGroup, ({ title }) => campaignGroup({ id: 77, title, subCampaignCount: 0 })),
      stub(campaignEntries.updateGroup, ({ title, version }) => save(version, { title })),
      stub(campaignEntries.list, (input) => found(rows, ({ title }) => title, input)),
      stub(campaignEntries.choices, (input) => found([...own, ...free], ({ title }) => title, input)),
      stub(campaignEntries.setGroupCampaigns, ({ subCampaignList, version }) =>
        save(version, { subCampaignList, subCampaignCount: subCampaignList.length }),
      ),
      stub(campaignEntries.companies, (input) => found(firms, ({ name }) => name, input)),
      stub(campaignEntries.create, campaign({ id: 1400 })),
      stub(campaignEntries.createForCompanies, ({ companyList }) => ({ ids: companyList.map((id) => 2000 + id) })),
      stub(campaignEntries.setActive, true as const),
      stub(campaignEntries.setShown, true as const),
      stub(lookupEntries.getEnum, noEnum),
    ],
    roles ? { roles } : {},
  );
};
