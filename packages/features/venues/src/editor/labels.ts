import { workingDays } from '@telve/api';
import { weekdayNames } from '@telve/locale';
import type { VenueEditorTexts } from './texts';

/** Names of the form's fields by path, those of days and executives included. */
export const editorLabels = ({ labels, executives }: VenueEditorTexts): Readonly<Record<string, string>> => ({
  ...labels,
  ...Object.fromEntries(workingDays.map((day) => [`workingHours[${day - 1}]`, weekdayNames()[day - 1] ?? ''])),
  ...Object.fromEntries(
    [0, 1].flatMap((at) =>
      [
        ['fullName', executives.name],
        ['title', executives.title],
        ['phoneNumber', executives.phone],
      ].map(([field, label]) => [`venueExecutiveList[${at}].${field}`, executives.labelOf(at + 1, label ?? '')]),
    ),
  ),
});
