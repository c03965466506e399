import { shortenFileName } from '@telve/locale';

/** Characters of a file name that are shown; the whole name is a tooltip away. */
const shown = 60;

/** A file name as it is shown: cut in the middle, its extension in sight. */
export const shownName = ({ name }: { name: string }): string => shortenFileName(name, shown);
