import { workingDays } from '@telve/api';
import { weekdayNames } from '@telve/locale';
import type { EditorChoices } from './data/useEditorChoices';
import { cellKey } from './form/values';
import type { VenueEditorTexts } from './texts';

const coffeeLabels = (texts: VenueEditorTexts['coffees'], { coffees, sizes }: EditorChoices): [string, string][] =>
  coffees.flatMap(({ id, title }) =>
    sizes.flatMap(({ coffeeSizeType, coffeeSize }) => {
      const path = `coffees.${cellKey(id, coffeeSizeType)}`;
      const label = (field: string) => texts.fieldOf(title, coffeeSize, field);
      return [
        [`${path}.milkyCode`, label(texts.milky)],
        [`${path}.withoutMilkyCode`, label(texts.withoutMilk)],
        [`${path}.coffeeVolume`, label(texts.volume)],
      ] satisfies [string, string][];
    }),
  );

/** Names of the form's fields by path, those of days, executives and coffees included. */
export const editorLabels = (
  { labels, executives, coffees }: VenueEditorTexts,
  choices: EditorChoices,
): Readonly<Record<string, string>> => ({
  ...labels,
  ...Object.fromEntries(coffeeLabels(coffees, choices)),
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
