import { type PanelUserRow, panelUserEntries } from '@telve/api';
import { useFormField, useTexts } from '@telve/kit';
import { Combobox, TextField } from '@telve/ui';
import { useMemo } from 'react';
import { useChoices } from '../../shared/useChoices';
import { merchantUserTexts } from '../texts';
import type { PlaceFieldsProps } from './PlaceFields';

interface OwnPlaceProps extends PlaceFieldsProps {
  own: PanelUserRow;
}

/** The own company, fixed; the own venue, fixed too, or a choice of the own venues where all of them are (MU-24, D-09). */
export function OwnPlace({ own, names }: OwnPlaceProps) {
  const texts = useTexts(merchantUserTexts).place;
  const company = useFormField<string>('place.companyId');
  return (
    <>
      <TextField
        {...company}
        value={names.companies.get(company.value) ?? company.value}
        readOnly
        hint={texts.ownCompany}
      />
      {own.allVenue ? <VenueChoice own={own} names={names} /> : <FixedVenue names={names} />}
    </>
  );
}

function FixedVenue({ names }: Pick<OwnPlaceProps, 'names'>) {
  const texts = useTexts(merchantUserTexts).place;
  const venue = useFormField<string>('place.venueId');
  const name = names.venues.get(venue.value) ?? venue.value;
  return <TextField {...venue} value={name} readOnly hint={texts.ownVenue} />;
}

function VenueChoice({ own, names }: OwnPlaceProps) {
  const venue = useFormField<string>('place.venueId');
  const input = useMemo(() => ({ id: own.id }), [own.id]);
  const venues = useChoices(panelUserEntries.venues, input, names.venues);
  return (
    <Combobox
      {...venue}
      {...venues}
      required
      hideClear
      valueLabel={names.venues.get(venue.value)}
      onChange={venue.onChange}
    />
  );
}
