import { lookupEntries } from '@telve/api';
import { useFormField, useTexts } from '@telve/kit';
import { Combobox } from '@telve/ui';
import { useMemo } from 'react';
import { useChoices } from '../data/useChoices';
import { panelUserTexts } from '../texts';
import type { Names } from './valueWords';

const all = {};

/** Company (PU-17) and, unless all venues are taken, the venue (PU-18). A changed company takes the venue away (D-28). */
export function ScopeFields({ names }: { names: Names }) {
  const texts = useTexts(panelUserTexts);
  const company = useFormField<string>('scope.companyId');
  const venue = useFormField<string>('scope.venueId');
  const { value: allVenue } = useFormField<boolean>('scope.allVenue');
  const ofCompany = useMemo(
    () => (company.value === '' ? null : { companyId: Number(company.value) }),
    [company.value],
  );
  const companies = useChoices(lookupEntries.merchantCompanies, all, names.companies);
  const venues = useChoices(lookupEntries.venueNames, ofCompany, names.venues);

  const changeCompany = (id: string) => {
    if (id === company.value) return;
    company.onChange(id);
    venue.onChange('');
  };
  const venueHint = venue.value === '' ? undefined : texts.venueOnly;

  return (
    <>
      <Combobox
        {...company}
        {...companies}
        required
        hideClear
        valueLabel={names.companies.get(company.value)}
        onChange={changeCompany}
      />
      {!allVenue && (
        <Combobox
          {...venue}
          {...venues}
          key={company.value}
          required
          hideClear
          valueLabel={names.venues.get(venue.value)}
          disabled={ofCompany === null}
          hint={ofCompany === null ? texts.companyFirst : venueHint}
          onChange={venue.onChange}
        />
      )}
    </>
  );
}
