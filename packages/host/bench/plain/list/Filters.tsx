import { memo } from 'react';
import { classes } from './classes';
import { Icon } from './Icon';
import { listTexts } from './texts';

export interface ChipSpec {
  label: string;
  value?: string;
  disabled?: boolean;
  /** It narrows the list. */
  on?: boolean;
  /** Of a range of days. */
  days?: boolean;
}

interface FiltersProps {
  /** Keep its identity. */
  chips: readonly ChipSpec[];
}

/** The chips as they stand beside the search box. What they open takes no part in what is measured. */
export const Filters = memo(function Filters({ chips }: FiltersProps) {
  const count = chips.filter(({ on }) => on).length;
  return (
    <>
      <button type="button" className={classes.open} aria-haspopup="dialog" data-on={count > 0}>
        <Icon name="sliders-horizontal" />
        {listTexts.open}
        {count > 0 && <b>{count}</b>}
      </button>
      <div className="chips">
        {chips.map((chip) => (
          <Chip key={chip.label} {...chip} />
        ))}
      </div>
    </>
  );
});

function Chip({ label, value, disabled, on = false, days }: ChipSpec) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={false}
      disabled={disabled}
      data-on={on}
      className={days ? classes.daysChip : classes.chip}
    >
      {days && <Icon name="calendar" />}
      {value ? (
        <>
          {label}: <b>{value}</b>
        </>
      ) : (
        label
      )}
      <Icon name="chevron-down" />
    </button>
  );
}
