import { type ReactNode, useCallback } from 'react';
import { classes } from './classes';
import { Footer } from './Footer';
import { Search } from './Search';
import { Table } from './Table';
import type { ListSpec, Row } from './types';
import { useRows } from './useRows';

interface ListProps<One extends Row> {
  /** Keep its identity. */
  spec: ListSpec<One>;
  /** What stands above the search, by the number of records. */
  head?: (totalCount: number) => ReactNode;
}

/** A list as somebody writes it who has React and nothing else: state, fetch, memoised rows. */
export function List<One extends Row>({ spec, head }: ListProps<One>) {
  const { question, answer, isRefreshing, ask, toggle } = useRows(spec);
  const send = useCallback((search: string) => ask({ search }), [ask]);
  if (!answer) return null;
  return (
    <>
      {head?.(answer.totalCount)}
      <div className={classes.bar}>
        <Search label={spec.search} send={send} />
        {spec.filters}
      </div>
      <Table
        caption={spec.caption}
        columns={spec.columns}
        Row={spec.Row}
        rows={answer.items}
        isRefreshing={isRefreshing}
        toggle={toggle}
        footer={<Footer question={question} totalCount={answer.totalCount} ask={ask} />}
      />
    </>
  );
}
