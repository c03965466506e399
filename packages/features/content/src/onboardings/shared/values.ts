import type { OnboardingFields } from '@telve/api';
import type { PictureValue } from '@telve/kit';

/** Values that the forms of both apps' screens have. */
export interface ScreenValues extends Omit<OnboardingFields, 'ordering'> {
  /** Null while empty, NaN for a text that is no number. */
  ordering: number | null;
  img: PictureValue;
}

/** A new screen: active, in the first place. */
export const emptyScreen: ScreenValues = {
  title: '',
  description: '',
  link: '',
  linkText: '',
  ordering: 0,
  active: true,
  img: '',
};

/** The stored record as form values. */
export const screenValues = (
  { title, description, link, linkText, ordering, active }: OnboardingFields,
  imgUrl: string | null,
): ScreenValues => ({ title, description, link, linkText, ordering, active, img: imgUrl ?? '' });

/** Form values as what both calls of an app take. An empty place is left out: `orderingFaults` says that it is missing. */
export const screenInput = ({ title, description, link, linkText, ordering, active, img }: ScreenValues) => ({
  title,
  description,
  link: link.trim(),
  // The text of a link that was taken away stays in the form, for the case that one comes back.
  linkText: link.trim() === '' ? '' : linkText,
  ...(ordering === null ? {} : { ordering }),
  active,
  ...(img instanceof File ? { img } : {}),
});
