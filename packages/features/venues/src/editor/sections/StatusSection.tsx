import { FormSwitch, useConfirm, useFormField, useSetFormValue, useTexts } from '@telve/kit';
import { Card, SettingRow, Switch } from '@telve/ui';
import type { Pause } from '../form/values';
import { venueEditorTexts } from '../texts';
import { PauseFields } from './PauseFields';

/** What the status needs to know of the stored record; nothing is known of a new one. */
export interface StatusSectionProps {
  stored?: { wasActivated: boolean; remainingFreeUsageRights: number; isFree: boolean; freeEndDate: string | null };
}

/** Active or passive, coming soon, busy or on holiday (VEN-42, VEN-43, VEN-48, VEN-86 to VEN-97). */
export function StatusSection({ stored }: StatusSectionProps) {
  const texts = useTexts(venueEditorTexts);
  const isOpen = useFormField<boolean>('isOpen').value;
  return (
    <Card id="status" title={texts.sections.status} description={texts.status.description}>
      <SettingRow
        title={texts.labels.isOpen}
        description={isOpen ? texts.status.active : texts.status.passive}
        control={<ActiveSwitch />}
      />
      {!isOpen && <ComingSoonRow isOver={stored?.wasActivated ?? false} />}
      {isOpen && stored && <PauseRow stored={stored} />}
    </Card>
  );
}

/** Activating a coming-soon venue asks first (VEN-90, VEN-91, D-55); either way clears what belongs to the other state. */
function ActiveSwitch() {
  const texts = useTexts(venueEditorTexts);
  const confirm = useConfirm();
  const field = useFormField<boolean>('isOpen');
  const soon = useFormField<boolean>('isComingSoon');
  const set = useSetFormValue();
  const change = async (next: boolean) => {
    const { title, text, cancel, confirm: goOn } = texts.status.activate;
    if (next && soon.value && !(await confirm({ title, text, cancelLabel: cancel, confirmLabel: goOn }))) return;
    field.onChange(next);
    if (next) {
      set('isComingSoon', false);
      return;
    }
    set('pause', '');
    set('busyEndTime', '');
    set('freeEndDate', '');
  };
  return (
    <Switch
      id={field.id}
      label={texts.labels.isOpen}
      hideLabel
      checked={field.value}
      onChange={(next) => void change(next)}
      onBlur={field.onBlur}
      error={field.error}
    />
  );
}

/** Coming soon belongs to a passive venue that was never active (VEN-87, VEN-146). */
export function ComingSoonRow({ isOver }: { isOver: boolean }) {
  const texts = useTexts(venueEditorTexts);
  return (
    <SettingRow
      title={texts.labels.isComingSoon}
      description={texts.status.comingSoon}
      control={
        <FormSwitch
          name="isComingSoon"
          hideLabel
          {...(isOver ? { disabledReason: texts.status.comingSoonOver } : {})}
        />
      }
    />
  );
}

/** Turning it off clears both ends (VEN-97). */
export function PauseRow({ stored }: Required<StatusSectionProps>) {
  const texts = useTexts(venueEditorTexts);
  const field = useFormField<Pause>('pause');
  const set = useSetFormValue();
  const change = (on: boolean) => {
    field.onChange(on ? 'busy' : '');
    if (on) return;
    set('busyEndTime', '');
    set('freeEndDate', '');
  };
  return (
    <SettingRow
      title={texts.labels.pause}
      description={texts.status.pause}
      control={<Switch label={texts.labels.pause} hideLabel checked={field.value !== ''} onChange={change} />}
    >
      {field.value !== '' && <PauseFields stored={stored} />}
    </SettingRow>
  );
}
