import { campaignLimits, limits } from '@telve/api';
import { FormTextArea, FormTextField, useTexts } from '@telve/kit';
import { Card, FormFields } from '@telve/ui';
import { merchantCampaignTexts } from '../texts';
import { ImageRow, type ImageRowProps } from './ImageRow';

/** Titles, description and image (MCAMP-11, MCAMP-17). */
export function ContentSection(image: ImageRowProps) {
  const texts = useTexts(merchantCampaignTexts);
  return (
    <Card title={texts.sections.content}>
      <FormFields>
        <div>
          <FormTextField name="title" required counter={limits.text} autoComplete="off" />
        </div>
        <div>
          <FormTextField name="shortDescription" required counter={limits.text} autoComplete="off" />
        </div>
        <div>
          <FormTextArea name="description" required counter={campaignLimits.description} />
        </div>
        <div>
          <ImageRow {...image} />
        </div>
      </FormFields>
    </Card>
  );
}
