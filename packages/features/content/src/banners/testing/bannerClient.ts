import { type Banner, type BannerFields, type BannerListInput, bannerEntries, type Role } from '@telve/api';
import { banner, bannerRow, conflictWith, type FakeClient, fakeClient, page, refusal, stub } from '@telve/testing';

const draw = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 654 400"><path fill="${colour}" d="M0 0h654v400H0z"/></svg>`,
  )}`;

/** Pictures that need no server. */
export const turkish = draw('#0a6470');
export const english = draw('#8a7a6c');

/** An active banner, one of the merchant app, a passive one that is over and has no English image. */
export const sampleBanners: readonly Banner[] = [
  banner({ imgUrl: turkish, imgUrlEn: english }),
  banner({ id: 72, title: 'Kış menüsü eğitimi', applicationType: 'MerchantApp', order: 2, imgUrl: english }),
  banner({
    id: 60,
    title: 'Bahar kampanyası',
    order: 3,
    endDate: '2025-03-05',
    isActive: false,
    link: '',
    linkText: '',
    imgUrl: turkish,
    imgUrlEn: null,
    imgEn: null,
  }),
];

export interface BannerClientOptions {
  rows?: readonly Banner[];
  /** Default: PanelUser. */
  roles?: readonly Role[];
}

const matches =
  ({ search = '', isActive, applicationType, startDate, endDate }: BannerListInput) =>
  (one: Banner): boolean =>
    one.title.toLocaleLowerCase('tr').includes(search.toLocaleLowerCase('tr')) &&
    (isActive === undefined || one.isActive === isActive) &&
    (applicationType === undefined || one.applicationType === applicationType) &&
    (startDate === undefined || one.endDate >= startDate) &&
    (endDate === undefined || one.endDate <= endDate);

/** A client over banners in memory that searches, filters, saves, deletes and counts versions as the server does. */
export const bannerClient = ({ rows = sampleBanners, roles }: BannerClientOptions = {}): FakeClient => {
  let stored = rows;
  const find = (id: number): Banner => {
    const found = stored.find((one) => one.id === id);
    if (!found) throw refusal('not_found', { status: 404 });
    return found;
  };
  return fakeClient(
    [
      stub(bannerEntries.list, (input) => {
        const { page: number = 1, size = 10 } = input;
        const found = stored.filter(matches(input)).map(bannerRow);
        return page(found.slice((number - 1) * size, number * size), { totalCount: found.length, size });
      }),
      stub(bannerEntries.detail, ({ id }) => find(id)),
      stub(bannerEntries.create, ({ img: _, imgEn: __, ...input }) => {
        const made = banner({ ...(input as BannerFields), id: 74 });
        stored = [made, ...stored];
        return made;
      }),
      stub(bannerEntries.update, ({ id, version, img: _, imgEn: __, ...input }) => {
        const before = find(id);
        if (version !== undefined && version !== before.version) throw conflictWith(before);
        const after = { ...before, ...input, version: before.version + 1 };
        stored = stored.map((one) => (one.id === id ? after : one));
        return true as const;
      }),
      stub(bannerEntries.remove, ({ id }) => {
        const count = stored.length;
        stored = stored.filter((one) => one.id !== id);
        return (stored.length < count) as true;
      }),
    ],
    roles ? { roles } : {},
  );
};
