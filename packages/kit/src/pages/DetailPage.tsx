'use client';
import type { ReactNode } from 'react';
import type { Query } from '../data/useQuery';
import { Forbidden, isForbidden, isNotFound, PageError, PageNotFound, PageSkeleton } from './PageStates';

export interface DetailPageProps<Record> {
  query: Pick<Query<Record>, 'data' | 'error' | 'reload'>;
  /** Instead of the usual words for a record that is not there. */
  notFound?: ReactNode;
  /** Instead of the usual bars. */
  skeleton?: ReactNode;
  children: (record: Record) => ReactNode;
}

/** The states of one record, in this order: not allowed, not found, error, loading, the record. */
export function DetailPage<Record>({ query, notFound, skeleton, children }: DetailPageProps<Record>) {
  const { data, error, reload } = query;
  if (error && isForbidden(error)) return <Forbidden />;
  if (error && isNotFound(error)) return notFound ?? <PageNotFound />;
  if (error) return <PageError onRetry={() => void reload()} />;
  if (data === undefined) return skeleton ?? <PageSkeleton />;
  return children(data);
}
