import type { MerchantUserRow, PanelUserRow } from '@telve/api';
import { useState } from 'react';
import type { WorkplaceNames } from '../../shared/names';
import type { MerchantUserTexts } from '../texts';
import type { MerchantUserValues, PlaceValues } from './mapping';

/** Takes the names of a record. */
export const learnFromUser = (names: WorkplaceNames, user: MerchantUserRow): void => {
  if (user.company !== null) names.companies.set(String(user.companyId), user.company);
  if (user.department !== null) names.venues.set(String(user.venueId), user.department);
};

/** Names for one form, those of the record and the own account known from the start. The object stays the same. */
export const usePlaceNames = (user: MerchantUserRow | null, own: PanelUserRow | null): WorkplaceNames => {
  const [names] = useState<WorkplaceNames>(() => ({ companies: new Map(), venues: new Map() }));
  if (user) learnFromUser(names, user);
  if (own?.companyName != null) names.companies.set(String(own.companyId), own.companyName);
  if (own?.venueName != null) names.venues.set(String(own.venueId), own.venueName);
  return names;
};

const placeWords = ({ companyId, venueId }: PlaceValues, names: WorkplaceNames, texts: MerchantUserTexts): string =>
  companyId === ''
    ? texts.noCompany
    : texts.place.words(
        names.companies.get(companyId) ?? companyId,
        venueId === '' ? texts.none : (names.venues.get(venueId) ?? venueId),
      );

/** A value of the comparison in words: role by its label, company and venue by their names. */
export const valueWords =
  (names: WorkplaceNames, texts: MerchantUserTexts) =>
  (field: string, value: unknown): string | undefined => {
    if (field === 'role') return texts.roles[value as Exclude<MerchantUserValues['role'], ''>];
    if (field === 'place') return placeWords(value as PlaceValues, names, texts);
    if (field === 'active') return value === true ? texts.status.active : texts.status.passive;
    return undefined;
  };
