import { removeImages } from '../../files/formImages';
import type { PublicImages } from '../../files/publicImages';
import { type PreparedImage, prepareJpeg } from '../../files/uploadedImages';
import type { Call } from '../../http/call';
import { imageColumns } from '../images';
import { type BannerRecord, englishColumns, imageFolder } from './repository';

/** The images of a form; what is absent stays as it is. */
export interface BannerImages {
  img?: PreparedImage | undefined;
  imgEn?: PreparedImage | undefined;
}

/** Looks into both images of a form before a transaction is open. */
export const prepareImages = async ({ img, imgEn }: { img?: File; imgEn?: File }): Promise<BannerImages> => ({
  img: await prepareJpeg('img', img),
  imgEn: await prepareJpeg('imgEn', imgEn),
});

/** New images of a banner as its record keeps them. They are removed when the call ends, unless they are kept. */
export const storeImages = async (
  images: PublicImages,
  { img, imgEn }: BannerImages,
  call: Pick<Call, 'atEnd'>,
  stored?: BannerRecord,
) => {
  const turkish = await img?.store(images, imageFolder, call);
  const english = await imgEn?.store(images, imageFolder, call);
  const replaced = [turkish && stored?.image_url, english && stored?.image_en_url];
  return {
    turkish: turkish && imageColumns(turkish),
    english: english && englishColumns(english),
    /** What the audit row says of them. */
    named: { ...(turkish && { img: true }), ...(english && { imgEn: true }) },
    /** To be called once the record is written for good. */
    keep: () => {
      turkish?.keep();
      english?.keep();
      void removeImages(
        images,
        replaced.filter((address) => typeof address === 'string'),
      );
    },
  };
};

export type StoredImages = Awaited<ReturnType<typeof storeImages>>;
