import { formTexts, useFormBusy, useTexts } from '@telve/kit';
import { Button, SaveBar } from '@telve/ui';
import { merchantUserTexts } from '../texts';
import { useMissing } from './useMissing';

/** The bar of the add form: its button waits for role, company, venue and a valid e-mail, and says which are missing (D-22). */
export function AddBar({ onCancel }: { onCancel: (() => void) | undefined }) {
  const texts = useTexts(merchantUserTexts);
  const { form } = useTexts(formTexts);
  const busy = useFormBusy();
  const missing = useMissing();
  const names = missing.map((name) => texts.labels[name as keyof typeof texts.labels] ?? name);
  return (
    <SaveBar
      state={busy ? 'saving' : missing.length > 0 ? 'dirty' : 'clean'}
      label={busy ? undefined : missing.length > 0 ? texts.missing(names.join(', ')) : texts.ready}
    >
      {onCancel && (
        <Button variant="ghost" onClick={onCancel}>
          {form.cancel}
        </Button>
      )}
      <Button
        type="submit"
        variant="primary"
        loading={busy}
        loadingText={form.saving}
        disabled={missing.length > 0 && !busy}
      >
        {texts.submitAdd}
      </Button>
    </SaveBar>
  );
}
