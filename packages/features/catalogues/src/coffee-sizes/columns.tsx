import type { CoffeeSize } from '@telve/api';
import type { RowSwitchProps } from '@telve/kit';
import { CellMain, type Column } from '@telve/ui';
import { endColumns } from '../shared/endColumns';
import { Thumbnails } from './Thumbnails';
import type { CoffeeSizeTexts } from './texts';

/** Columns of the coffee sizes (CAT-04, CAT-13). Memoise the array: a new one renders every row. */
export const coffeeSizeColumns = (
  texts: CoffeeSizeTexts,
  switchOf: (size: CoffeeSize) => RowSwitchProps,
): readonly Column<CoffeeSize>[] => [
  {
    id: 'size',
    header: texts.columns.size,
    role: 'identity',
    cell: ({ coffeeSize }) => <CellMain name={coffeeSize} />,
  },
  {
    id: 'images',
    header: texts.columns.images,
    card: 'wide',
    cell: (size) => <Thumbnails size={size} texts={texts} />,
  },
  ...endColumns<CoffeeSize>({ texts, switchOf, nameOf: ({ coffeeSize }) => coffeeSize, edit: 'coffeeSizes.edit' }),
];
