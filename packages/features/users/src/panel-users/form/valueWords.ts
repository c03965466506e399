import type { PanelUserRow, Role } from '@telve/api';
import type { WorkplaceNames } from '../../shared/names';
import type { PanelUserTexts } from '../texts';
import type { ScopeValues } from './mapping';

/** Takes the names of a record; without one there are none yet. */
export const learnNames = (names: WorkplaceNames, user: PanelUserRow | undefined): WorkplaceNames => {
  if (user?.companyName != null) names.companies.set(String(user.companyId), user.companyName);
  if (user?.venueName != null) names.venues.set(String(user.venueId), user.venueName);
  return names;
};

/** Company and venue in words; undefined while no company is chosen. */
export const scopeWords = (
  { companyId, venueId, allVenue }: ScopeValues,
  names: WorkplaceNames,
  texts: PanelUserTexts,
): string | undefined => {
  if (companyId === '') return undefined;
  const venue = allVenue ? texts.allVenues : (names.venues.get(venueId) ?? (venueId || texts.none));
  return texts.scopeWords(names.companies.get(companyId) ?? companyId, venue);
};

/** A value of the comparison in words: roles by their labels, company and venue by their names. */
export const valueWords =
  (names: WorkplaceNames, texts: PanelUserTexts) =>
  (field: string, value: unknown): string | undefined => {
    if (field === 'role') return texts.roles[value as Role];
    if (field === 'scope') return scopeWords(value as ScopeValues, names, texts) ?? texts.none;
    if (field === 'active') return value === true ? texts.status.active : texts.status.passive;
    return undefined;
  };
