import type { PanelUserRow } from '@telve/api';
import { worksForCompany } from '../names';
import type { PanelUserTexts } from '../texts';

/** A value of a row in words. `isFaint`: nothing of the user's own, such as “Tüm iş yerleri” or a dash. */
export interface PlaceWords {
  words: string;
  isFaint: boolean;
}

const faint = (words: string): PlaceWords => ({ words, isFaint: true });

/** Company of a user in words: all of them for an admin, a dash for an account without one. */
export const companyWords = ({ role, companyName }: PanelUserRow, texts: PanelUserTexts): PlaceWords => {
  if (companyName !== null) return { words: companyName, isFaint: false };
  return faint(role === 'PanelUser' ? texts.allCompanies : texts.none);
};

/** Venue of a user in words: “Tüm mağazalar” for those of a company without one venue (PU-18, PU-19). */
export const venueWords = ({ role, venueName, allVenue }: PanelUserRow, texts: PanelUserTexts): PlaceWords => {
  if (!worksForCompany(role)) return faint(texts.none);
  if (allVenue) return { words: texts.allVenues, isFaint: false };
  return venueName === null ? faint(texts.none) : { words: venueName, isFaint: false };
};
