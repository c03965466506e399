import type { Banner, ContentImage } from '@telve/api';
import { FormPictureField, type PictureValue, useFormField, useTexts } from '@telve/kit';
import { formatBytes } from '@telve/locale';
import { Alert, Card, container, FormFields, FormStack } from '@telve/ui';
import { styled } from 'styled-components';
import { type BannerTexts, bannerTexts } from '../texts';

interface ImagesSectionProps {
  stored: Banner | undefined;
  /** A save found the English image alone. */
  isImageMissed: boolean;
}

/** The Turkish and the English image: JPEGs of at most 358,400 bytes, sent as they are (BAN-08, BAN-09, BAN-42). */
export function ImagesSection({ stored, isImageMissed }: ImagesSectionProps) {
  const texts = useTexts(bannerTexts);
  const shared = { ratio: '654 / 400', rule: texts.hints.image };
  return (
    <Card title={texts.sections.images} description={texts.hints.images}>
      <FormStack>
        {isImageMissed && <MissedImage />}
        <FormFields>
          <Large className="half">
            <FormPictureField
              {...shared}
              name="img"
              required={!stored}
              kept={stored?.imgUrl ?? ''}
              stored={lookOf(stored?.img, texts)}
            />
          </Large>
          <Large className="half">
            <FormPictureField
              {...shared}
              name="imgEn"
              required={!stored}
              kept={stored?.imgUrlEn ?? ''}
              stored={lookOf(stored?.imgEn, texts)}
            />
          </Large>
        </FormFields>
      </FormStack>
    </Card>
  );
}

/** Beside the words at the field: a banner with the English image alone has a text of its own, until the other is there (BAN-70, D-76). */
function MissedImage() {
  const { imageMissing } = useTexts(bannerTexts);
  const { value } = useFormField<PictureValue>('img');
  return value === '' && <Alert tone="danger">{imageMissing}</Alert>;
}

const lookOf = (image: ContentImage | null | undefined, { imageLook }: BannerTexts): string | null =>
  image ? imageLook(String(image.width), String(image.height), formatBytes(image.size)) : null;

/* The picture is as wide as its column: what belongs to it stands below and not beside it. */
const Large = styled.div`
  ${container}
`;
