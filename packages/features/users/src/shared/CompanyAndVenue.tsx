import { lookupEntries } from '@telve/api';
import { useFormField } from '@telve/kit';
import { Combobox } from '@telve/ui';
import { useMemo } from 'react';
import type { WorkplaceNames } from './names';
import { useChoices } from './useChoices';

const all = {};

export interface CompanyAndVenueProps {
  /** Path of the object that holds `companyId` and `venueId`, as texts. */
  path: string;
  names: WorkplaceNames;
  /** Hint of the venue before a company is chosen. */
  companyFirst: string;
  /** Hint of the venue afterwards: whether one is chosen, and how many there are once they are known. */
  venueHint: (isChosen: boolean, count: number | undefined) => string | undefined;
  /** Left out where all venues are taken. */
  withVenue?: boolean;
}

/** Company and venue as choices. A changed company takes the venue away: it would be another company's (D-28). */
export function CompanyAndVenue({ path, names, companyFirst, venueHint, withVenue = true }: CompanyAndVenueProps) {
  const company = useFormField<string>(`${path}.companyId`);
  const venue = useFormField<string>(`${path}.venueId`);
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
      {withVenue && (
        <Combobox
          {...venue}
          {...venues}
          key={company.value}
          required
          hideClear
          valueLabel={names.venues.get(venue.value)}
          disabled={ofCompany === null}
          hint={ofCompany === null ? companyFirst : venueHint(venue.value !== '', venues.options?.length)}
          onChange={venue.onChange}
        />
      )}
    </>
  );
}
