import type { Choice } from '@telve/api';
import { useFormField, useTexts } from '@telve/kit';
import { formatNumber } from '@telve/locale';
import { CampaignSaveBar } from '../../form/CampaignSaveBar';
import { campaignGroupTexts } from '../texts';

/** The bar of the form; its button says how many campaigns it makes. */
export function SubSaveBar({ mass, onCancel }: { mass: boolean; onCancel: (() => void) | undefined }) {
  const texts = useTexts(campaignGroupTexts).sub;
  const { value: companies } = useFormField<readonly Choice[]>('companies');
  const count = mass && companies.length > 0 ? formatNumber(companies.length) : undefined;
  return (
    <CampaignSaveBar
      submitLabel={count === undefined ? texts.submit : texts.submitMany(count)}
      changed={count === undefined ? undefined : texts.willBeMany(count)}
      onCancel={onCancel}
    />
  );
}
