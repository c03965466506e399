import { formatDate, formatNumber, weekdayNames } from '@telve/locale';
import type { EditorScope } from '../context';
import { dayWords } from '../hours/words';
import type { VenueEditorTexts } from '../texts';
import type { CoffeeCell, DayHours, ExecutiveValues } from './values';

/** Values of a comparison in words: hours by day, coffees by name, images by number. */
export const valueWords =
  (texts: VenueEditorTexts, { choices, companies, stored }: EditorScope) =>
  (name: string, value: unknown): string | undefined => {
    const names = (list: readonly { id: number; name: string }[], ids: readonly string[]) =>
      ids.map((id) => list.find((one) => String(one.id) === id)?.name ?? id).join(', ') || texts.compare.none;
    switch (name) {
      case 'companyId':
        return names(
          [...companies, ...(stored ? [{ id: stored.companyId, name: stored.companyName }] : [])],
          [String(value)],
        );
      case 'resources':
        return names(choices.resources, value as string[]);
      case 'milkTypes':
        return names(
          [...choices.milks, ...(stored?.milkTypes ?? []).map((milk) => ({ ...milk, id: milk.milkTypeId }))].map(
            ({ id, milkType }) => ({ id, name: milkType }),
          ),
          value as string[],
        );
      case 'selectVenueStore':
        return texts.general.storeTypes[value as 'AG' | 'TW'];
      case 'pause':
        return value === '' ? texts.compare.pauseOff : texts.status[value as 'busy' | 'holiday'];
      case 'freeEndDate':
        return value === '' ? texts.compare.none : formatDate(String(value));
      case 'latitude':
      case 'longitude':
        return formatNumber(value as number | null, { maxDecimals: 10 });
      case 'plan':
        return texts.coffees.plans[value as 'basic' | 'plus'].label;
      case 'workingHours':
        return (value as DayHours[])
          .map((day, at) => `${weekdayNames()[at]}: ${dayWords(day, texts.hours)}`)
          .join(', ');
      case 'venueExecutiveList':
        return (value as ExecutiveValues[]).map(({ fullName }) => fullName).join(', ') || texts.compare.none;
      case 'coffees':
        return coffeeWords(texts, choices, Object.values(value as Record<string, CoffeeCell>));
      case 'venueImageList': {
        const list = value as string[];
        const added = list.filter((src) => src.startsWith('data:')).length;
        return added > 0 ? texts.images.counted(list.length, added) : texts.images.count(list.length);
      }
      case 'mapImage':
        if (value === '') return texts.images.noMap;
        return String(value).startsWith('data:') ? texts.images.newMap : texts.images.storedMap;
      default:
        return undefined;
    }
  };

const coffeeWords = (texts: VenueEditorTexts, { coffees, sizes }: EditorScope['choices'], cells: CoffeeCell[]) =>
  coffees
    .flatMap(({ id, title }) => {
      const on = cells.filter((cell) => cell.isOn && cell.coffeeOptionId === id);
      const named = on.map((cell) => sizes.find((size) => size.coffeeSizeType === cell.coffeeSizeType)?.coffeeSize);
      return on.length > 0 ? [`${title} (${named.join(', ')})`] : [];
    })
    .join('; ') || texts.coffees.none;
