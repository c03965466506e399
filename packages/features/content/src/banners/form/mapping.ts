import type { Banner, BannerFields, CreateBannerInput, UpdateBannerInput } from '@telve/api';
import type { PictureValue } from '@telve/kit';
import type { IsoDate } from '@telve/locale';

/** Values of the form. */
export interface BannerValues extends Omit<BannerFields, 'order'> {
  /** Null while empty, NaN for a text that is no number. */
  order: number | null;
  img: PictureValue;
  imgEn: PictureValue;
}

/** A new banner: active, in the members' app, until the end of today (BAN-49, BAN-50, BAN-51). */
export const emptyBanner = (today: IsoDate): BannerValues => ({
  title: '',
  link: '',
  linkText: '',
  applicationType: 'UserApp',
  order: null,
  endDate: today,
  isActive: true,
  img: '',
  imgEn: '',
});

/** The stored record as form values (BAN-31). */
export const toValues = (banner: Banner): BannerValues => ({
  title: banner.title,
  link: banner.link,
  linkText: banner.linkText,
  applicationType: banner.applicationType,
  order: banner.order,
  endDate: banner.endDate,
  isActive: banner.isActive,
  img: banner.imgUrl,
  imgEn: banner.imgUrlEn ?? '',
});

const fieldsOf = ({ img: _, imgEn: __, order, link, linkText, ...values }: BannerValues): BannerFields => ({
  ...values,
  // An empty number travels as it is: the rules say what is missing.
  order: order ?? (undefined as unknown as number),
  link: link.trim(),
  // The text of a link that was taken away stays in the form, for the case that one comes back.
  linkText: link.trim() === '' ? '' : linkText,
});

const filesOf = ({ img, imgEn }: BannerValues) => ({
  ...(img instanceof File ? { img } : {}),
  ...(imgEn instanceof File ? { imgEn } : {}),
});

/** A new banner as the call's input. */
export const toCreate = (values: BannerValues): CreateBannerInput => ({ ...fieldsOf(values), ...filesOf(values) });

/** A save: without new files the images stay (BAN-71). */
export const toUpdate = (id: number, values: BannerValues): UpdateBannerInput => ({
  id,
  ...fieldsOf(values),
  ...filesOf(values),
});

/** Values for a new banner: of the images, only files that were chosen. */
export const withoutStoredImages = (values: BannerValues): BannerValues => ({
  ...values,
  img: values.img instanceof File ? values.img : '',
  imgEn: values.imgEn instanceof File ? values.imgEn : '',
});
