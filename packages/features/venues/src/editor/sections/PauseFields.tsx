import { FormDateField, FormTimeField, useFormField, useSetFormValue, useTexts } from '@telve/kit';
import { addDays, formatDate, formatNumber, today, toIstanbul } from '@telve/locale';
import { FlameIcon, SegmentedControl, TreePalmIcon } from '@telve/ui';
import { holidayCost } from '../form/holiday';
import type { Pause } from '../form/values';
import { Grid } from '../layout';
import { type VenueEditorTexts, venueEditorTexts } from '../texts';
import type { StatusSectionProps } from './StatusSection';

const rightsWords = (rights: string, used: number | null, texts: VenueEditorTexts['status']): string => {
  if (used === null) return texts.rights(rights);
  return used < 0 ? texts.rightsBack(rights, formatNumber(-used)) : texts.rightsUsed(rights, formatNumber(used));
};

/** Busy until a time of today, or on holiday until a day from tomorrow on; choosing one clears the other (VEN-93 to VEN-96). */
export function PauseFields({ stored }: Required<StatusSectionProps>) {
  const { status: texts } = useTexts(venueEditorTexts);
  const field = useFormField<Pause>('pause');
  const end = useFormField<string>('freeEndDate').value;
  const set = useSetFormValue();
  const tomorrow = addDays(today(), 1);
  const choose = (next: Pause) => {
    if (next === '' || next === field.value) return;
    field.onChange(next);
    set('busyEndTime', '');
    set('freeEndDate', '');
  };
  const used = holidayCost(end, stored, today());
  const rights = formatNumber(stored.remainingFreeUsageRights);
  return (
    <Grid>
      <div className="c6">
        <SegmentedControl<'busy' | 'holiday'>
          id={field.id}
          label={texts.choice}
          full
          value={field.value}
          onChange={choose}
          error={field.error}
          hint={rightsWords(rights, used, texts)}
          options={[
            { value: 'busy', label: texts.busy, icon: <FlameIcon aria-hidden="true" /> },
            { value: 'holiday', label: texts.holiday, icon: <TreePalmIcon aria-hidden="true" /> },
          ]}
        />
      </div>
      <div className="c6">
        {field.value === 'busy' ? (
          <FormTimeField name="busyEndTime" required min={toIstanbul(new Date()).time} hint={texts.busyHint} />
        ) : (
          <FormDateField name="freeEndDate" required min={tomorrow} hint={texts.holidayHint(formatDate(tomorrow))} />
        )}
      </div>
    </Grid>
  );
}
