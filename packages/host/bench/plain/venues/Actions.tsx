import { memo } from 'react';
import { classes } from '../list/classes';
import { Icon } from '../list/Icon';
import { texts } from './texts';

/** The buttons above the list. What they open takes no part in what is measured. */
export const Actions = memo(function Actions() {
  return (
    <div className={classes.actions}>
      <button type="button" className={classes.button}>
        <Icon name="upload" />
        <span>{texts.importHours}</span>
      </button>
      <button type="button" className={classes.button}>
        <Icon name="download" />
        <span>{texts.exportHours}</span>
      </button>
      <a className={classes.link} href="/dashboard/venue">
        <Icon name="plus" />
        <span>{texts.add}</span>
      </a>
    </div>
  );
});
