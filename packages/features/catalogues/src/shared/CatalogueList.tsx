import { type List, ListPage, type Target, TargetButton } from '@telve/kit';
import { type Column, PlusIcon } from '@telve/ui';
import type { ReactNode } from 'react';

interface CatalogueTexts {
  title: string;
  caption: string;
  search: string;
  empty: { title: string; description: string };
  notFound: string;
  add: string;
}

interface CatalogueListProps<Row> {
  list: List<Row>;
  columns: readonly Column<Row>[];
  texts: CatalogueTexts;
  /** Stands where there are no records yet. */
  icon: ReactNode;
  /** Form that adds one. */
  add: Target;
}

/** What the lists of all catalogues look like: search, table, and the way to the form that adds, where the host has it. */
export function CatalogueList<Row extends object>({ list, columns, texts, icon, add }: CatalogueListProps<Row>) {
  return (
    <ListPage
      list={list}
      title={texts.title}
      caption={texts.caption}
      search={texts.search}
      columns={columns}
      empty={{ ...texts.empty, icon }}
      notFound={texts.notFound}
      actions={
        <TargetButton target={add} variant="primary" icon={<PlusIcon />}>
          {texts.add}
        </TargetButton>
      }
    />
  );
}
