'use client';
import { fill } from '../../texts/fill';
import { ArrowDownIcon, ArrowUpIcon } from '../icons/icons';
import { CellButton } from '../table/cells';
import { type ReorderKey, useReorderScope } from './context';

/** Two buttons that move a row up and down at once, for `CellActions` of a table inside a `Reorder`. */
export function ReorderButtons({ itemKey }: { itemKey: ReorderKey }) {
  const { texts, nameOf, indexOf, count, step } = useReorderScope();
  const name = nameOf(itemKey);
  const index = indexOf(itemKey);
  // They stay focusable at the ends: a row that was moved there keeps the focus on what moved it.
  return (
    <>
      <CellButton
        label={fill(texts.up, { name })}
        icon={<ArrowUpIcon aria-hidden="true" />}
        aria-disabled={index === 0 || undefined}
        onClick={() => step(itemKey, -1)}
      />
      <CellButton
        label={fill(texts.down, { name })}
        icon={<ArrowDownIcon aria-hidden="true" />}
        aria-disabled={index === count - 1 || undefined}
        onClick={() => step(itemKey, 1)}
      />
    </>
  );
}
