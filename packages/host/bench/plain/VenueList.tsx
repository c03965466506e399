import { useCallback } from 'react';
import { Actions } from './Actions';
import { classes } from './classes';
import { Filters } from './Filters';
import { Footer, numbers } from './Footer';
import { Search } from './Search';
import { texts } from './texts';
import { useVenues } from './useVenues';
import { VenueTable } from './VenueTable';

/** The venue list as somebody writes it who has React and nothing else: state, fetch, memoised rows. */
export function VenueList() {
  const { question, answer, isRefreshing, ask, toggle } = useVenues();
  const send = useCallback((search: string) => ask({ search }), [ask]);
  if (!answer) return null;
  return (
    <>
      <div className={classes.head}>
        <div>
          <div className={classes.heading}>
            <h1 tabIndex={-1}>{texts.title}</h1>
            <span data-variant="plain" className={classes.count}>
              {numbers.format(answer.totalCount)}
            </span>
          </div>
        </div>
        <Actions />
      </div>
      <div className={classes.bar}>
        <Search send={send} />
        <Filters />
      </div>
      <VenueTable
        rows={answer.items}
        isRefreshing={isRefreshing}
        toggle={toggle}
        footer={<Footer question={question} answer={answer} ask={ask} />}
      />
    </>
  );
}
