import type { PanelUserRow, Role } from '@telve/api';
import type { PanelUserTexts } from '../texts';
import type { ScopeValues } from './mapping';

/** Names of companies and venues by their id as text: those of the record and all that the lookups told since. */
export interface Names {
  companies: Map<string, string>;
  venues: Map<string, string>;
}

/** Takes the names of a record; without one there are none yet. */
export const learnNames = (names: Names, user: PanelUserRow | undefined): Names => {
  if (user?.companyName != null) names.companies.set(String(user.companyId), user.companyName);
  if (user?.venueName != null) names.venues.set(String(user.venueId), user.venueName);
  return names;
};

/** Company and venue in words; undefined while no company is chosen. */
export const scopeWords = (
  { companyId, venueId, allVenue }: ScopeValues,
  names: Names,
  texts: PanelUserTexts,
): string | undefined => {
  if (companyId === '') return undefined;
  const venue = allVenue ? texts.allVenues : (names.venues.get(venueId) ?? (venueId || texts.none));
  return texts.scopeWords(names.companies.get(companyId) ?? companyId, venue);
};

/** A value of the comparison in words: roles by their labels, company and venue by their names. */
export const valueWords =
  (names: Names, texts: PanelUserTexts) =>
  (field: string, value: unknown): string | undefined => {
    if (field === 'role') return texts.roles[value as Role];
    if (field === 'scope') return scopeWords(value as ScopeValues, names, texts) ?? texts.none;
    if (field === 'active') return value === true ? texts.status.active : texts.status.passive;
    return undefined;
  };
