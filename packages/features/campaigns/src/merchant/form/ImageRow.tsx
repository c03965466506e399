import type { MerchantCampaign } from '@telve/api';
import { FormPictureField, type PictureValue, useFormField, useTexts } from '@telve/kit';
import { formatBytes } from '@telve/locale';
import { Alert, FormStack } from '@telve/ui';
import { merchantCampaignTexts } from '../texts';

/** The size an image should have; another is taken too (MCAMP-25, D-76). */
const wanted = { width: 654, height: 400 };

export interface ImageRowProps {
  stored: MerchantCampaign | undefined;
  /** A save found no image. */
  isImageMissed: boolean;
}

/**
 * The image: a JPEG of at most 358,400 bytes, which is sent as it is chosen (MCAMP-17, MCAMP-24, MCAMP-25, MCAMP-26). A new campaign
 * must have one, a stored one may be without (MCAMP-27).
 */
export function ImageRow({ stored, isImageMissed }: ImageRowProps) {
  const { imagePixels, imageOtherPixels, imageRule } = useTexts(merchantCampaignTexts);
  const img = stored?.img;
  return (
    <FormStack>
      {isImageMissed && <MissedImage />}
      <FormPictureField
        name="img"
        required={!stored}
        kept={stored?.imgUrl ?? ''}
        rule={imageRule}
        ratio={`${wanted.width} / ${wanted.height}`}
        pixels={(width, height) =>
          (width === wanted.width && height === wanted.height ? imagePixels : imageOtherPixels)(width, height)
        }
        stored={img && `${imagePixels(img.width, img.height)} · ${formatBytes(img.size)}`}
      />
    </FormStack>
  );
}

/** Beside the words at the field: a save without an image has a text of its own, until there is one (MCAMP-36, D-76). */
function MissedImage() {
  const { imageMissing } = useTexts(merchantCampaignTexts);
  const { value } = useFormField<PictureValue>('img');
  return value === '' && <Alert tone="danger">{imageMissing}</Alert>;
}
