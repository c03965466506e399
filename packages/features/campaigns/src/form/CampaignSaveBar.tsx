import { FormSaveBar, useFormMarks, useFormValues, useTexts } from '@telve/kit';
import { formatNumber } from '@telve/locale';
import type { CampaignValues } from './mapping';
import { missingFields } from './missing';
import { campaignFormTexts } from './texts';

export interface CampaignSaveBarProps {
  /** Leaves the form; without it there is no such button. */
  onCancel: (() => void) | undefined;
  /** Default “Güncelle”. */
  submitLabel?: string;
  /** Instead of “Kaydedilmemiş değişiklikler var”. */
  changed?: string | undefined;
}

const lacksSome = (values: CampaignValues): boolean => missingFields(values).length > 0;

/** The bar under a campaign's form: nothing can be saved while something required is empty (CAMP-63, D-22). */
export function CampaignSaveBar({ onCancel, submitLabel, changed }: CampaignSaveBarProps) {
  const texts = useTexts(campaignFormTexts);
  const isIncomplete = useFormValues(lacksSome);
  const { faulty } = useFormMarks();
  const detail = [
    isIncomplete ? texts.missing : '',
    faulty.length > 0 ? texts.faulty(formatNumber(faulty.length)) : '',
  ].filter(Boolean);
  return (
    <FormSaveBar
      {...(submitLabel === undefined ? {} : { submitLabel })}
      {...(onCancel ? { onCancel } : {})}
      {...(changed === undefined ? {} : { changed })}
      detail={detail.join(' · ')}
      disabled={isIncomplete}
    />
  );
}
