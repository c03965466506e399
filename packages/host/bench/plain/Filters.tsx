import { memo } from 'react';
import { classes } from './classes';
import { Icon } from './Icon';
import { texts } from './texts';

const { status, city, district, company, plan } = texts.filters;

/** The chips as they stand beside the search box. What they open takes no part in what is measured. */
export const Filters = memo(function Filters() {
  return (
    <>
      <button type="button" className={classes.open} aria-haspopup="dialog" data-on={false}>
        <Icon name="sliders-horizontal" />
        {texts.open}
      </button>
      <div className="chips">
        <Chip label={status} value={texts.all} />
        <Chip label={city} />
        <Chip label={district} disabled />
        <Chip label={company} />
        <Chip label={plan} value={texts.all} />
      </div>
    </>
  );
});

function Chip({ label, value, disabled }: { label: string; value?: string; disabled?: boolean }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={false}
      disabled={disabled}
      data-on={false}
      className={classes.chip}
    >
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
