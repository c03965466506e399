import type { MerchantCampaign } from '@telve/api';
import { useFormValues, useTexts } from '@telve/kit';
import { Card, PhoneFrame, text, theme } from '@telve/ui';
import { styled } from 'styled-components';
import { merchantCampaignTexts } from '../texts';
import type { MerchantCampaignValues } from './mapping';
import { PreviewScreen } from './PreviewScreen';
import { usePicture } from './usePicture';

/** What a barista sees of the campaign while it is being written; the link leads nowhere. Renders at each change. */
export function Preview({ stored }: { stored: MerchantCampaign | undefined }) {
  const texts = useTexts(merchantCampaignTexts).preview;
  const values = useFormValues<MerchantCampaignValues>();
  const chosen = usePicture(values.img);
  const isShown = stored ? stored.isShown : values.isShown === true;
  const isSeen = values.active && (isShown || values.isShownHomePage);
  const note = isSeen ? (values.isShownHomePage ? undefined : texts.listOnly) : texts.hidden;
  return (
    <Card title={texts.title}>
      <PhoneFrame label={texts.label}>
        <PreviewScreen
          title={values.shortDescription.trim() || texts.noTitle}
          text={values.description.trim() || texts.noDescription}
          // Only a picture that can be drawn: a broken one says nothing about the campaign.
          image={values.img ? (chosen?.size ? chosen.url : undefined) : (stored?.imgUrl ?? undefined)}
          link={values.link.trim() === '' ? '' : values.linkText.trim()}
        />
      </PhoneFrame>
      {note && <Note>{note}</Note>}
    </Card>
  );
}

const Note = styled.p`
  margin-top: ${theme.space[5]};
  ${text('caption')}
  color: ${theme.color.text.secondary};
  text-align: center;
`;
