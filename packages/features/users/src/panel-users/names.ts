import type { PanelUserRow, Role } from '@telve/api';

/** Roles that work for one company: they have a company and a venue or all venues (D-28). */
const companyRoles: readonly string[] = ['PanelVenueUser', 'PanelReportUser'] satisfies Role[];

/** True for a role with company and venues (PU-22, PU-23). */
export const worksForCompany = (role: string): boolean => companyRoles.includes(role);

/** First and last name as one text. */
export const fullName = ({ firstName, lastName }: Pick<PanelUserRow, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** True for the account of the signed-in user, whose id is told by `useIdentity`. */
export const isOwn = ({ id }: Pick<PanelUserRow, 'id'>, identity: string | null): boolean => String(id) === identity;
