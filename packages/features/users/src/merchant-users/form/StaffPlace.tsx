import { useTexts } from '@telve/kit';
import { formatNumber } from '@telve/locale';
import { CompanyAndVenue } from '../../shared/CompanyAndVenue';
import type { WorkplaceNames } from '../../shared/names';
import { merchantUserTexts } from '../texts';

/** Company and venue as choices (MU-25). */
export function StaffPlace({ names }: { names: WorkplaceNames }) {
  const texts = useTexts(merchantUserTexts).place;
  return (
    <CompanyAndVenue
      path="place"
      names={names}
      companyFirst={texts.companyFirst}
      venueHint={(isChosen, count) => (isChosen || count === undefined ? undefined : texts.venues(formatNumber(count)))}
    />
  );
}
