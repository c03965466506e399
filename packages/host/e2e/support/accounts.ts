/** Password of every demo account. */
export const demoPassword = 'Telve-2026-demo';

/** The demo accounts. `applicant2` is the one whose password tests change; `barista` may not use the panel (GEN-05). */
export const accounts = {
  admin: { email: 'admin@telve.example', name: 'Gökçe Işıldak', role: 'PanelUser', label: 'Admin' },
  venue: { email: 'venue@telve.example', name: 'Şule Çağlar', role: 'PanelVenueUser', label: 'Üye iş yeri' },
  branch: { email: 'branch@telve.example', name: 'Ömer İncesu', role: 'PanelVenueUser', label: 'Üye iş yeri' },
  report: { email: 'report@telve.example', name: 'Ümit Ağaoğlu', role: 'PanelReportUser', label: 'Rapor kullanıcısı' },
  applicant: {
    email: 'applicant@telve.example',
    name: 'Jülide Yücel',
    role: 'AppliedMerchantUser',
    label: 'Başvuru sahibi',
  },
  applicant2: {
    email: 'applicant2@telve.example',
    name: 'Hüseyin Kılıç',
    role: 'AppliedMerchantUser',
    label: 'Başvuru sahibi',
  },
} as const;

export type AccountName = keyof typeof accounts;

/** One account of each role that has something to see. */
export const everyRole = ['admin', 'venue', 'report', 'applicant'] as const satisfies readonly AccountName[];

export const barista = { email: 'barista@telve.example' };
