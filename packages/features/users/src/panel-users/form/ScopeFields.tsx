import { useFormField, useTexts } from '@telve/kit';
import { CompanyAndVenue } from '../../shared/CompanyAndVenue';
import type { WorkplaceNames } from '../../shared/names';
import { panelUserTexts } from '../texts';

/** Company (PU-17) and, unless all venues are taken, the venue (PU-18). */
export function ScopeFields({ names }: { names: WorkplaceNames }) {
  const texts = useTexts(panelUserTexts);
  const { value: allVenue } = useFormField<boolean>('scope.allVenue');
  return (
    <CompanyAndVenue
      path="scope"
      names={names}
      companyFirst={texts.companyFirst}
      venueHint={(isChosen) => (isChosen ? texts.venueOnly : undefined)}
      withVenue={!allVenue}
    />
  );
}
