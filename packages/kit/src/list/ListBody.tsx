'use client';
import { Button, EmptyState } from '@telve/ui';
import type { ReactNode } from 'react';
import { Forbidden, isForbidden, PageError } from '../pages/PageStates';
import { kitTexts } from '../texts';
import { useTexts } from '../texts/texts';
import type { List } from './useList';

/** What a list says while it has no records at all. */
export interface ListEmpty {
  /** "Henüz mağaza yok". */
  title?: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
  /** The first thing to do, e.g. the button that adds one. */
  action?: ReactNode;
}

export interface ListBodyOptions {
  empty?: ListEmpty;
  /** Title when search or filters hide everything. */
  notFound?: ReactNode;
}

type Listed = Pick<List<object>, 'error' | 'status' | 'rows' | 'isFiltered' | 'isNarrowed' | 'reload'> & {
  state: { search: string };
};

/** What stands in the frame in place of rows: an error, nothing yet or nothing found; undefined while there are rows. */
export const useListBody = (list: Listed, { empty, notFound }: ListBodyOptions, clear: () => void): ReactNode => {
  const texts = useTexts(kitTexts).list;
  if (list.error && isForbidden(list.error)) return <Forbidden />;
  if (list.error) {
    return <PageError title={texts.errorTitle} text={texts.errorText} onRetry={() => void list.reload()} />;
  }
  if (list.status === 'loading' || list.rows.length > 0) return undefined;
  if (!list.isFiltered) return <EmptyState {...empty} title={empty?.title ?? texts.emptyTitle} />;
  return (
    <EmptyState
      title={notFound ?? texts.notFoundTitle}
      description={texts.notFound(list.state.search)}
      action={list.isNarrowed && <Button onClick={clear}>{texts.clear}</Button>}
    />
  );
};
