import type { OnboardingFields } from '@telve/api';
import type { List, PictureValue } from '@telve/kit';

/** Values that the forms of both apps' screens have. */
export interface ScreenValues extends Omit<OnboardingFields, 'ordering'> {
  /** Null while empty, NaN for a text that is no number. */
  ordering: number | null;
  img: PictureValue;
}

/** A new screen: active, in the place that the list has for it; none while that is not known. */
export const emptyScreen = (ordering: number | null): ScreenValues => ({
  title: '',
  description: '',
  link: '',
  linkText: '',
  ordering,
  active: true,
  img: '',
});

/** The place behind the last of a list; null while the list is not there. */
export const placeBehind = (list: Pick<List<{ ordering: number }>, 'rows' | 'status' | 'error'>): number | null =>
  list.error || list.status === 'loading' ? null : Math.max(0, ...list.rows.map(({ ordering }) => ordering)) + 1;

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
