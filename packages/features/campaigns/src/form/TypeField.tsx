import { type CampaignType, campaignTypes, hasDiscount } from '@telve/api';
import { useFormField, useSetFormValue, useTexts } from '@telve/kit';
import { SegmentedControl } from '@telve/ui';
import { campaignWords } from '../words/texts';

/** The kind of the campaign; choosing another one than General begins with a general code again (CAMP-39, CAMP-61). */
export function TypeField({ disabled }: { disabled: boolean }) {
  const { types } = useTexts(campaignWords);
  const { onChange, ...field } = useFormField<CampaignType>('type');
  const setValue = useSetFormValue();
  return (
    <SegmentedControl<CampaignType>
      {...field}
      full
      disabled={disabled}
      options={campaignTypes.map((value) => ({ value, label: types[value] }))}
      onChange={(next) => {
        if (next === '') return;
        onChange(next);
        if (hasDiscount(next)) setValue('codeType', 'General');
      }}
    />
  );
}
