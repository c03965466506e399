import { FormSwitch, useConfirm, useFormField, useSetFormValue, useTexts } from '@telve/kit';
import { Card, SettingRow, Switch, VisuallyHidden } from '@telve/ui';
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
  const effect = isOpen ? texts.status.active : texts.status.passive;
  return (
    <Card id="status" title={texts.sections.status} description={texts.status.description}>
      <SettingRow title={texts.labels.isOpen} description={effect} control={<ActiveSwitch effect={effect} />} />
      {!isOpen && <ComingSoonRow isOver={stored?.wasActivated ?? false} />}
      {isOpen && stored && <PauseRow stored={stored} />}
    </Card>
  );
}

/** Activating a coming-soon venue asks first (VEN-90, VEN-91, D-55); either way clears what belongs to the other state. */
function ActiveSwitch({ effect }: { effect: string }) {
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
      hint={<VisuallyHidden>{effect}</VisuallyHidden>}
      checked={field.value}
      onChange={(next) => void change(next)}
      onBlur={field.onBlur}
      error={field.error}
    />
  );
}

/** Coming soon belongs to a passive venue that was never active (VEN-87, VEN-146); afterwards it says why it is fixed. */
export function ComingSoonRow({ isOver }: { isOver: boolean }) {
  const { labels, status } = useTexts(venueEditorTexts);
  const effect = isOver ? status.comingSoonOver : status.comingSoon;
  return (
    <SettingRow
      title={labels.isComingSoon}
      description={effect}
      control={
        <FormSwitch name="isComingSoon" hideLabel disabled={isOver} hint={<VisuallyHidden>{effect}</VisuallyHidden>} />
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
      control={
        <Switch
          label={texts.labels.pause}
          hideLabel
          hint={<VisuallyHidden>{texts.status.pause}</VisuallyHidden>}
          checked={field.value !== ''}
          onChange={change}
        />
      }
    >
      {field.value !== '' && <PauseFields stored={stored} />}
    </SettingRow>
  );
}
