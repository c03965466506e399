import type { PanelUserRow, SessionRow } from '@telve/api';
import { choice } from '@telve/testing';

/** An account of the panel: an active venue user of one branch of Kırık Fincan. */
export const panelUserRow = (part: Partial<PanelUserRow> = {}): PanelUserRow => ({
  id: 4,
  firstName: 'Ömer Faruk',
  lastName: 'Işık',
  email: 'omer@kirikfincan.example',
  role: 'PanelVenueUser',
  companyId: 1,
  companyName: 'Kırık Fincan Gıda Ltd. Şti.',
  venueId: 12,
  venueName: 'Kırık Fincan Bebek',
  allVenue: false,
  active: true,
  version: 1,
  ...part,
});

const noCompany = { companyId: null, companyName: null, venueId: 0, venueName: null, allVenue: true };

/** An admin. */
export const adminRow = (part: Partial<PanelUserRow> = {}): PanelUserRow =>
  panelUserRow({
    id: 1,
    firstName: 'Nehir',
    lastName: 'Saraçgil',
    email: 'nehir@telve.example',
    role: 'PanelUser',
    ...noCompany,
    ...part,
  });

const person = (id: number, firstName: string, lastName: string, email: string) => ({ id, firstName, lastName, email });

/** Users of every role; Nehir is the signed-in one of `panelUserClient`. */
export const samplePanelUsers: readonly PanelUserRow[] = [
  adminRow(),
  adminRow(person(2, 'Mert', 'Karakoç', 'mert@telve.example')),
  panelUserRow({
    ...person(3, 'Çağla', 'Yüksekdağ', 'cagla@kirikfincan.example'),
    venueId: 0,
    venueName: null,
    allVenue: true,
  }),
  panelUserRow(),
  panelUserRow({
    ...person(5, 'İpek', 'Gürsoy', 'ipek@mercan.example'),
    role: 'PanelReportUser',
    companyId: 2,
    companyName: 'Mercan Gıda ve Turizm A.Ş.',
    venueId: 0,
    venueName: null,
    allVenue: true,
  }),
  panelUserRow({ ...person(6, 'Şule', 'Ağaoğlu', 'sule@kirikfincan.example'), active: false }),
  panelUserRow({
    ...person(7, 'Elif', 'Tandoğmuş', 'elif@kirikfincan.example'),
    role: 'AppliedMerchantUser',
    ...noCompany,
  }),
];

/** Companies and their venues by the company's id. */
export const sampleCompanies = [choice(1, 'Kırık Fincan Gıda Ltd. Şti.'), choice(2, 'Mercan Gıda ve Turizm A.Ş.')];
export const sampleVenueNames: Readonly<Record<number, ReturnType<typeof choice>[]>> = {
  1: [choice(12, 'Kırık Fincan Bebek'), choice(11, 'Kırık Fincan Moda')],
  2: [choice(21, 'Mercan Kahve Evi')],
};

/** Devices of a user, the last used first. */
export const sampleSessions = (): SessionRow[] => [
  {
    id: 's1',
    device: 'Chrome 131, Windows 11',
    address: '85.105.0.10',
    createdAt: '2026-11-27T06:04:00Z',
    lastSeenAt: '2026-11-27T14:30:00Z',
    current: false,
  },
  {
    id: 's2',
    device: 'Safari, iPhone',
    address: '85.105.0.11',
    createdAt: '2026-11-26T06:04:00Z',
    lastSeenAt: '2026-11-26T19:40:00Z',
    current: false,
  },
];
