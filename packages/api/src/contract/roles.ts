/** The panel's roles, as the access token names them (requirement GEN-02). */
export const roles = ['PanelUser', 'PanelVenueUser', 'PanelReportUser', 'AppliedMerchantUser'] as const;

export type Role = (typeof roles)[number];

/** True for a text that is one of the four role names; anything else grants nothing. */
export const isRole = (value: unknown): value is Role => roles.includes(value as Role);
