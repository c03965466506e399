import type { HelpCategory } from '@telve/api';
import { formatNumber } from '@telve/locale';

/** Title of a category; undefined where there is none of that id. */
export const categoryTitle = (categories: readonly HelpCategory[], id: unknown): string | undefined =>
  categories.find((category) => String(category.id) === String(id))?.title;

/** A value of the comparison in words; undefined where it stands as it is (D-91). */
export const valueWords =
  (categories: readonly HelpCategory[]) =>
  (name: string, value: unknown): string | undefined => {
    if (name === 'helpMenuId') return categoryTitle(categories, value);
    return name === 'priority' && typeof value === 'number' ? formatNumber(value) : undefined;
  };
