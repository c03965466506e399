import { classes } from '../list/classes';
import { Filters } from '../list/Filters';
import { numbers } from '../list/Footer';
import { List } from '../list/List';
import type { ListSpec } from '../list/types';
import { Actions } from './Actions';
import { texts } from './texts';
import { VenueRow } from './VenueRow';
import { flipVenue, readVenues, type Venue } from './venues';

const spec: ListSpec<Venue> = {
  caption: texts.caption,
  search: texts.search,
  columns: texts.columns,
  filters: <Filters chips={texts.filters} />,
  Row: VenueRow,
  read: readVenues,
  flip: flipVenue,
};

const head = (totalCount: number) => (
  <div className={classes.head}>
    <div>
      <div className={classes.heading}>
        <h1 tabIndex={-1}>{texts.title}</h1>
        <span data-variant="plain" className={classes.count}>
          {numbers.format(totalCount)}
        </span>
      </div>
    </div>
    <Actions />
  </div>
);

/** The venue list in React alone. */
export function VenueList() {
  return <List spec={spec} head={head} />;
}
