import type { MerchantUserRow, PanelUserRow } from '@telve/api';
import { panelUserRow } from './panelUsers';

/** An account of the merchant app: an active owner of one branch of Kırık Fincan. */
export const merchantUserRow = (part: Partial<MerchantUserRow> = {}): MerchantUserRow => ({
  id: 1,
  email: part.id === undefined ? 'hakan.yilmaz@kirikfincan.example' : `kullanici${part.id}@kirikfincan.example`,
  role: 'ReaderUserVenueOwner',
  companyId: 1,
  venueId: 11,
  company: 'Kırık Fincan Gıda Ltd. Şti.',
  department: 'Kırık Fincan Moda',
  active: true,
  waitingApproval: false,
  createdAt: '2026-03-18T09:20:00Z',
  version: 1,
  ...part,
});

/** An account that registered from the app and waits. */
export const waitingUserRow = (part: Partial<MerchantUserRow> = {}): MerchantUserRow =>
  merchantUserRow({
    id: 2,
    email: 'barista.gizem@posta.example',
    role: 'ReaderUser',
    companyId: null,
    venueId: null,
    company: null,
    department: null,
    active: false,
    waitingApproval: true,
    createdAt: '2026-11-27T05:12:00Z',
    ...part,
  });

/** Users in every state; the second and the third have a name in common. */
export const sampleMerchantUsers: readonly MerchantUserRow[] = [
  merchantUserRow(),
  waitingUserRow(),
  merchantUserRow({
    id: 3,
    email: 'gizem@kirikfincan.example',
    role: 'ReaderUser',
    venueId: 12,
    department: 'Kırık Fincan Bebek',
    createdAt: '2026-11-20T09:00:00Z',
  }),
  merchantUserRow({
    id: 4,
    email: 'ilker@mercan.example',
    companyId: 2,
    company: 'Mercan Gıda ve Turizm A.Ş.',
    venueId: 21,
    department: 'Mercan Kahve Evi',
    active: false,
    createdAt: '2026-02-04T09:00:00Z',
  }),
];

/** A venue user of all venues of Kırık Fincan, and one of a single venue. */
export const ofAllVenues = panelUserRow({ id: 3, venueId: 0, venueName: null, allVenue: true });
export const ofOneVenue: PanelUserRow = panelUserRow({ id: 4 });
