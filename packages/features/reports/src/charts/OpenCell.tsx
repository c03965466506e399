import { formatNumber } from '@telve/locale';

interface OpenCellProps {
  value: number | null;
  /** Of which row and column. */
  name: string;
  /** Absent: a number alone. */
  onOpen: (() => void) | undefined;
  open: (what: string) => string;
}

/** A number of the table that opens the orders behind it, in a place a finger can hit. */
export function OpenCell({ value, name, onOpen, open }: OpenCellProps) {
  const words = formatNumber(value);
  if (!onOpen) return words;
  return (
    <button type="button" className="c-open" aria-label={open(`${words}, ${name}`)} onClick={onOpen}>
      {words}
    </button>
  );
}
