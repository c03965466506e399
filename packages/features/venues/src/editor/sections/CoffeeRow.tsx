import { type CoffeeOption, sizesOfCoffee, type VenueCoffeeSize, venueCoffeeSizes } from '@telve/api';
import { FormCheckbox, useFormField, useSetFormValue, useTexts } from '@telve/kit';
import { Button, Checkbox, ChevronDownIcon, ChevronUpIcon } from '@telve/ui';
import { memo, useId, useState } from 'react';
import { useEditor } from '../context';
import { type CoffeeCell, cellKey } from '../form/values';
import { venueEditorTexts } from '../texts';
import { CoffeeCodes } from './CoffeeCodes';

export interface CoffeeRowProps {
  coffee: CoffeeOption;
  /** The venue's company has codes and volumes (COMP-29). */
  extras: boolean;
}

/** The cells of a coffee in the sizes it has: Espresso is small only (VEN-101). */
const useCells = (coffee: CoffeeOption): CoffeeCell[] => {
  const pathOf = (size: VenueCoffeeSize) => `coffees.${cellKey(coffee.id, size)}`;
  // Each size is asked for, so that the hooks are the same for every coffee and a keystroke renders one row.
  const small = useFormField<CoffeeCell | undefined>(pathOf('Small')).value;
  const middle = useFormField<CoffeeCell | undefined>(pathOf('Middle')).value;
  const big = useFormField<CoffeeCell | undefined>(pathOf('Big')).value;
  const sizes = sizesOfCoffee(coffee.coffeeType);
  return [small, middle, big].flatMap((cell) => (cell && sizes.includes(cell.coffeeSizeType) ? cell : []));
};

/** True while a volume of the coffee is wrong: what is wrong is never folded away. */
const useHasFault = (coffee: CoffeeOption): boolean => {
  const pathOf = (size: VenueCoffeeSize) => `coffees.${cellKey(coffee.id, size)}.coffeeVolume`;
  const small = useFormField(pathOf('Small')).error;
  const middle = useFormField(pathOf('Middle')).error;
  const big = useFormField(pathOf('Big')).error;
  return [small, middle, big].some((error) => error !== undefined);
};

const codesIn = (cells: readonly CoffeeCell[]): readonly string[] =>
  cells.filter(({ isOn }) => isOn).flatMap(({ milkyCode, withoutMilkyCode }) => [milkyCode, withoutMilkyCode]);

/** A coffee with its sizes: one box for all of them, one for each, and the codes behind a button. */
export const CoffeeRow = memo(function CoffeeRow({ coffee, extras }: CoffeeRowProps) {
  const texts = useTexts(venueEditorTexts).coffees;
  const { choices } = useEditor();
  const setValue = useSetFormValue();
  const cells = useCells(coffee);
  const [unfolded, setUnfolded] = useState(false);
  const open = useHasFault(coffee) || unfolded;
  const id = useId();
  const on = cells.filter(({ isOn }) => isOn);
  const codes = codesIn(cells);
  const nameOf = (size: VenueCoffeeSize) =>
    choices.sizes.find(({ coffeeSizeType }) => coffeeSizeType === size)?.coffeeSize ?? size;
  const setAll = (next: boolean) => {
    for (const { coffeeSizeType } of cells) setValue(`coffees.${cellKey(coffee.id, coffeeSizeType)}.isOn`, next);
  };
  const Chevron = open ? ChevronUpIcon : ChevronDownIcon;
  return (
    <>
      <tr data-off={on.length === 0 || undefined}>
        <th scope="row">
          <Checkbox
            label={coffee.title}
            value={on.length === cells.length}
            indeterminate={on.length > 0 && on.length < cells.length}
            onChange={() => setAll(on.length === 0)}
          />
        </th>
        {venueCoffeeSizes.map((size) => (
          <td key={size} className="c">
            {sizesOfCoffee(coffee.coffeeType).includes(size) ? (
              <FormCheckbox
                name={`coffees.${cellKey(coffee.id, size)}.isOn`}
                label={texts.cellOf(coffee.title, nameOf(size))}
                hideLabel
              />
            ) : (
              <span role="img" aria-label={texts.noSize}>
                —
              </span>
            )}
          </td>
        ))}
        {extras && (
          <td>
            {on.length > 0 && (
              <Button
                variant="ghost"
                size="sm"
                aria-label={`${texts.codesOf(coffee.title)}, ${texts.entered(codes.filter(Boolean).length, codes.length)}`}
                aria-expanded={open}
                aria-controls={id}
                onClick={() => setUnfolded(!open)}
              >
                {texts.entered(codes.filter(Boolean).length, codes.length)} <Chevron size={14} aria-hidden />
              </Button>
            )}
          </td>
        )}
      </tr>
      {extras && (
        <tr id={id} hidden={!open || on.length === 0}>
          <td colSpan={venueCoffeeSizes.length + 2}>
            <CoffeeCodes coffee={coffee} sizes={on.map(({ coffeeSizeType }) => coffeeSizeType)} nameOf={nameOf} />
          </td>
        </tr>
      )}
    </>
  );
});
