import { FormSaveBar, useFormValues } from '@telve/kit';
import type { CampaignValues } from './mapping';
import { missingFields } from './missing';

export interface CampaignSaveBarProps {
  /** Leaves the form; without it there is no such button. */
  onCancel: (() => void) | undefined;
  /** Default “Güncelle”. */
  submitLabel?: string;
  /** Instead of “Kaydedilmemiş değişiklikler var”. */
  changed?: string | undefined;
}

/** The bar under a campaign's form: nothing can be saved while something required is empty (CAMP-63, D-22). */
export function CampaignSaveBar({ onCancel, submitLabel, changed }: CampaignSaveBarProps) {
  const missing = useFormValues<CampaignValues, readonly string[]>(missingFields);
  return (
    <FormSaveBar
      {...(submitLabel === undefined ? {} : { submitLabel })}
      {...(onCancel ? { onCancel } : {})}
      {...(changed === undefined ? {} : { changed })}
      missing={missing}
      disabled={missing.length > 0}
    />
  );
}
