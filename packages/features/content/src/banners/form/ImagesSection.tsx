import type { Banner, ContentImage } from '@telve/api';
import { FormPictureField, useTexts } from '@telve/kit';
import { formatBytes } from '@telve/locale';
import { Card, FormFields } from '@telve/ui';
import { type BannerTexts, bannerTexts } from '../texts';

/** The Turkish and the English image: JPEGs of at most 358,400 bytes, sent as they are (BAN-08, BAN-09, BAN-42). */
export function ImagesSection({ stored }: { stored: Banner | undefined }) {
  const texts = useTexts(bannerTexts);
  const shared = { ratio: '654 / 400', rule: texts.hints.image };
  return (
    <Card title={texts.sections.images} description={texts.hints.images}>
      <FormFields>
        <FormPictureField
          {...shared}
          name="img"
          required={!stored}
          kept={stored?.imgUrl ?? ''}
          stored={lookOf(stored?.img, texts)}
        />
        <FormPictureField
          {...shared}
          name="imgEn"
          required={!stored}
          kept={stored?.imgUrlEn ?? ''}
          stored={lookOf(stored?.imgEn, texts)}
        />
      </FormFields>
    </Card>
  );
}

const lookOf = (image: ContentImage | null | undefined, { imageLook }: BannerTexts): string | null =>
  image ? imageLook(String(image.width), String(image.height), formatBytes(image.size)) : null;
