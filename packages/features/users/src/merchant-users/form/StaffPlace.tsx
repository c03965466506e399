import { lookupEntries } from '@telve/api';
import { useFormField, useTexts } from '@telve/kit';
import { formatNumber } from '@telve/locale';
import { Combobox } from '@telve/ui';
import { useMemo } from 'react';
import { useChoices } from '../../panel-users/data/useChoices';
import { merchantUserTexts } from '../texts';
import type { PlaceNames } from './placeNames';

const all = {};

/** Company and venue as choices (MU-25). A changed company takes the venue away: it would be another company's. */
export function StaffPlace({ names }: { names: PlaceNames }) {
  const texts = useTexts(merchantUserTexts).place;
  const company = useFormField<string>('place.companyId');
  const venue = useFormField<string>('place.venueId');
  const ofCompany = useMemo(
    () => (company.value === '' ? null : { companyId: Number(company.value) }),
    [company.value],
  );
  const companies = useChoices(lookupEntries.merchantCompanies, all, names.companies);
  const venues = useChoices(lookupEntries.venueNames, ofCompany, names.venues);
  const count = venues.options?.length;
  const venueHint = count === undefined || venue.value !== '' ? undefined : texts.venues(formatNumber(count));

  return (
    <>
      <Combobox
        {...company}
        {...companies}
        required
        hideClear
        valueLabel={names.companies.get(company.value)}
        onChange={(id) => {
          if (id === company.value) return;
          company.onChange(id);
          venue.onChange('');
        }}
      />
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
    </>
  );
}
