import type { MerchantCampaign } from '@telve/api';
import { FormFileField, useFormField, useTexts } from '@telve/kit';
import { formatBytes } from '@telve/locale';
import { merchantCampaignTexts } from '../texts';
import { usePicture } from './usePicture';

/** The size an image should have; another is taken too (MCAMP-25, D-76). */
const wanted = { width: 654, height: 400 };

/** The image: a JPEG of at most 358,400 bytes, which is sent as it is chosen (MCAMP-17, MCAMP-24 to MCAMP-26). */
export function ImageRow({ stored }: { stored: MerchantCampaign | undefined }) {
  const texts = useTexts(merchantCampaignTexts);
  const { value } = useFormField<File | null>('img');
  const size = usePicture(value)?.size;
  const fits = size?.width === wanted.width && size.height === wanted.height;
  return (
    <FormFileField
      name="img"
      required={!stored?.imgUrl}
      accept=".jpg,.jpeg,image/jpeg"
      rule={texts.imageRule}
      hint={value || stored?.imgUrl ? texts.imageHint : undefined}
      note={size && (fits ? texts.imagePixels : texts.imageOtherPixels)(size.width, size.height)}
      stored={stored?.imgUrl ? storedFile(stored, stored.imgUrl, texts) : null}
    />
  );
}

const storedFile = (
  { img }: MerchantCampaign,
  href: string,
  texts: { storedImage: string; imagePixels: (width: number, height: number) => string },
) => ({
  name: texts.storedImage,
  href,
  note: img ? `${texts.imagePixels(img.width, img.height)} · ${formatBytes(img.size)}` : undefined,
});
