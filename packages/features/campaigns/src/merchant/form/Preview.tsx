import type { MerchantCampaign } from '@telve/api';
import { useFormView, useTexts } from '@telve/kit';
import { Card } from '@telve/ui';
import { PreviewPhone } from '../../preview/PreviewPhone';
import { merchantCampaignTexts } from '../texts';
import type { MerchantCampaignValues } from './mapping';
import { PreviewScreen } from './PreviewScreen';

/** What a barista sees of the campaign while it is being written; the link leads nowhere. */
export function Preview({ stored }: { stored: MerchantCampaign | undefined }) {
  const texts = useTexts(merchantCampaignTexts).preview;
  const values = useFormView<MerchantCampaignValues>();
  const isShown = stored ? stored.isShown : values.isShown === true;
  const isSeen = values.active && (isShown || values.isShownHomePage);
  const note = isSeen ? (values.isShownHomePage ? undefined : texts.listOnly) : texts.hidden;
  return (
    <Card title={texts.title}>
      <PreviewPhone label={texts.label} note={note}>
        <PreviewScreen
          title={values.shortDescription.trim() || texts.noTitle}
          text={values.description.trim() || texts.noDescription}
          image={values.img}
          link={values.link.trim() === '' ? '' : values.linkText.trim()}
        />
      </PreviewPhone>
    </Card>
  );
}
