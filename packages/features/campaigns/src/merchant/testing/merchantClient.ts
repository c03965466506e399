import { type MerchantCampaign, type MerchantCampaignFields, merchantCampaignEntries, type Role } from '@telve/api';
import { conflictWith, type FakeClient, fakeClient, merchantCampaign, page, refusal, stub } from '@telve/testing';

/** A title of 60 characters, of which the list shows 50. */
export const longTitle = 'Yeni değirmen kampanyası: üç mağazaya bir ücretsiz bakım hak';

/** A picture that needs no server. */
export const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 654 400"><path fill="#8a7a6c" d="M0 0h654v400H0z"/></svg>',
)}`;

/** Three campaigns: a long title, a usual one, a passive one. */
export const sampleMerchantCampaigns: readonly MerchantCampaign[] = [
  merchantCampaign({ id: 41, title: longTitle, imgUrl: drawing }),
  merchantCampaign({ id: 40, title: 'Kış menüsü eğitimi', shortDescription: 'Eğitim', imgUrl: drawing }),
  merchantCampaign({ id: 35, title: 'Süt tedarikinde ekim indirimi', active: false, imgUrl: null, img: null }),
];

export interface MerchantClientOptions {
  rows?: readonly MerchantCampaign[];
  /** Default: PanelUser. */
  roles?: readonly Role[];
}

/** A client over merchant-app campaigns in memory that searches, saves and counts versions as the server does. */
export const merchantClient = ({ rows = sampleMerchantCampaigns, roles }: MerchantClientOptions = {}): FakeClient => {
  let stored = rows;
  const find = (id: number): MerchantCampaign => {
    const found = stored.find((one) => one.id === id);
    if (!found) throw refusal('campaign_not_found', { status: 404 });
    return found;
  };
  const save = (id: number, part: Partial<MerchantCampaign>) => {
    const after = { ...find(id), ...part, version: find(id).version + 1 };
    stored = stored.map((one) => (one.id === id ? after : one));
    return true as const;
  };
  return fakeClient(
    [
      stub(merchantCampaignEntries.list, ({ page: number = 1, size = 10, search = '' }) => {
        const found = stored.filter(({ title }) => title.toLocaleLowerCase('tr').includes(search));
        return page(found.slice((number - 1) * size, number * size), { totalCount: found.length, size });
      }),
      stub(merchantCampaignEntries.detail, ({ id }) => find(id)),
      stub(merchantCampaignEntries.create, ({ img: _, ...input }) => {
        const made = merchantCampaign({ ...(input as MerchantCampaignFields), id: 42 });
        stored = [made, ...stored];
        return made;
      }),
      stub(merchantCampaignEntries.update, ({ id, version, img: _, ...input }) => {
        const before = find(id);
        if (version !== undefined && version !== before.version) throw conflictWith(before);
        return save(id, input);
      }),
      stub(merchantCampaignEntries.setActive, ({ id, active }) => save(id, { active })),
      stub(merchantCampaignEntries.setShown, ({ id, isShown }) => save(id, { isShown })),
    ],
    roles ? { roles } : {},
  );
};
