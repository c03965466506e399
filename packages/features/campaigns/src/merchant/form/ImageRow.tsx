import type { MerchantCampaign } from '@telve/api';
import { FormPictureField, useTexts } from '@telve/kit';
import { formatBytes } from '@telve/locale';
import { merchantCampaignTexts } from '../texts';

/** The size an image should have; another is taken too (MCAMP-25, D-76). */
const wanted = { width: 654, height: 400 };

/** The image: a JPEG of at most 358,400 bytes, which is sent as it is chosen (MCAMP-17, MCAMP-24 to MCAMP-26). */
export function ImageRow({ stored }: { stored: MerchantCampaign | undefined }) {
  const { imagePixels, imageOtherPixels, imageRule } = useTexts(merchantCampaignTexts);
  const img = stored?.img;
  return (
    <FormPictureField
      name="img"
      required={!stored?.imgUrl}
      kept={stored?.imgUrl ?? ''}
      rule={imageRule}
      ratio={`${wanted.width} / ${wanted.height}`}
      pixels={(width, height) =>
        (width === wanted.width && height === wanted.height ? imagePixels : imageOtherPixels)(width, height)
      }
      stored={img && `${imagePixels(img.width, img.height)} · ${formatBytes(img.size)}`}
    />
  );
}
