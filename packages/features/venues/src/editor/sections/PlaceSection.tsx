import { lookupEntries } from '@telve/api';
import {
  FormCombobox,
  FormImageField,
  FormNumberField,
  FormTextArea,
  useFormField,
  useSetFormValue,
  useTexts,
} from '@telve/kit';
import { Card, Combobox, FormStack } from '@telve/ui';
import { useMemo } from 'react';
import { useEditor } from '../context';
import { useOptions } from '../data/useOptions';
import { Grid } from '../layout';
import { venueEditorTexts } from '../texts';
import { MapView } from './MapView';

const all = {};

/** Address, city and district, coordinates with their map, map image (VEN-38 to VEN-41, VEN-47). */
export function PlaceSection({ onBusyChange }: { onBusyChange: (busy: boolean) => void }) {
  const texts = useTexts(venueEditorTexts);
  return (
    <Card id="place" title={texts.sections.place}>
      <FormStack>
        <FormTextArea name="address" required rows={2} />
        <Grid>
          <City />
          <District />
        </Grid>
        <MapView>
          <FormNumberField name="latitude" required decimals={8} min={0} hint={texts.location.degrees} />
          <FormNumberField name="longitude" required decimals={8} min={0} />
        </MapView>
        <FormImageField name="mapImage" note={texts.location.mapNote} onBusyChange={onBusyChange} />
      </FormStack>
    </Card>
  );
}

/** A changed city takes the district away: it lies in another one (VEN-40). */
function City() {
  const { stored } = useEditor();
  const { value, ...field } = useFormField<string>('cityId');
  const set = useSetFormValue();
  const options = useOptions(lookupEntries.cities, all);
  const choose = (next: string) => {
    field.onChange(next);
    if (next !== value) set('districtId', '');
  };
  return (
    <div className="c6">
      <Combobox
        {...field}
        {...options}
        value={value}
        onChange={choose}
        required
        hideClear
        {...(stored && String(stored.cityId) === value ? { valueLabel: stored.cityName } : {})}
      />
    </div>
  );
}

function District() {
  const texts = useTexts(venueEditorTexts);
  const { stored } = useEditor();
  const cityId = useFormField<string>('cityId').value;
  const value = useFormField<string>('districtId').value;
  const inCity = useMemo(() => (cityId === '' ? null : { cityId: Number(cityId) }), [cityId]);
  const options = useOptions(lookupEntries.districts, inCity);
  return (
    <div className="c6">
      <FormCombobox
        key={cityId}
        name="districtId"
        required
        hideClear
        disabled={inCity === null}
        {...options}
        {...(inCity === null ? { hint: texts.location.district } : {})}
        {...(stored && String(stored.districtId) === value ? { valueLabel: stored.districtName } : {})}
      />
    </div>
  );
}
