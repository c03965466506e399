import { type Campaign, campaignImageHint, campaignLimits, limits } from '@telve/api';
import { FormPictureField, FormTextArea, FormTextField, useTexts } from '@telve/kit';
import { formatBytes } from '@telve/locale';
import { Card, FormFields } from '@telve/ui';
import { campaignFormTexts } from './texts';

/** Titles, description and image (CAMP-35, CAMP-36, CAMP-37, CAMP-52, CAMP-99). */
export function ContentSection({ img = null }: { img?: Campaign['img'] }) {
  const texts = useTexts(campaignFormTexts);
  const { width, height } = campaignImageHint;
  return (
    <Card id="content" title={texts.sections.content}>
      <FormFields>
        <FormTextField name="title" required counter={limits.text} autoComplete="off" />
        <FormTextField
          name="shortDescription"
          required
          counter={limits.text}
          hint={texts.hints.shortDescription}
          autoComplete="off"
        />
        <FormTextArea name="description" required rows={4} counter={campaignLimits.description} />
        <FormPictureField
          name="img"
          optional
          rule={texts.hints.img}
          ratio={`${width} / ${height}`}
          stored={img && texts.hints.imgLook(String(img.width), String(img.height), formatBytes(img.size))}
        />
      </FormFields>
    </Card>
  );
}
