'use client';
import { companyEntries } from '@telve/api';
import { Can, Forbidden, type ListControl, ListPage, TargetButton, useList, useTexts } from '@telve/kit';
import { Building2Icon, Page, PlusIcon } from '@telve/ui';
import { useMemo } from 'react';
import { useCompanySwitch } from './data/useCompanySwitch';
import { useCompanyWords } from './data/useCompanyWords';
import { companyColumns } from './list/columns';
import { ExportButton } from './list/ExportButton';
import { type CompanyFilterKinds, companyFilterKinds, companyFilters } from './list/filters';
import { ImportButton } from './list/ImportButton';
import { companyTexts } from './texts';

/**
 * State of the list, where the embedder holds it: page, size, search and filter as one object. Left out, the host's address
 * holds it, and without one the list itself.
 */
export type CompanyListPageProps = ListControl<CompanyFilterKinds>;

/**
 * The partner companies: search, active filter and switch, edit, import and export (COMP-01, COMP-05, COMP-06, COMP-07).
 * Needs a TelveProvider; for PanelUser, others see that they may not (COMP-04).
 */
export function CompanyListPage(control: CompanyListPageProps) {
  return (
    <Page>
      <Can entry={companyEntries.list} fallback={<Forbidden />}>
        <CompanyList {...control} />
      </Can>
    </Page>
  );
}

function CompanyList(control: CompanyListPageProps) {
  const texts = useTexts(companyTexts);
  const list = useList(companyEntries.list, { filters: companyFilterKinds, ...control });
  const words = useCompanyWords();
  const switchOf = useCompanySwitch(list);
  const columns = useMemo(() => companyColumns({ texts, words, switchOf }), [texts, words, switchOf]);

  return (
    <ListPage
      list={list}
      title={texts.title}
      caption={texts.caption}
      search={texts.search}
      note={texts.note}
      columns={columns}
      filters={companyFilters(texts)}
      empty={{ ...texts.empty, icon: <Building2Icon /> }}
      notFound={texts.notFound}
      actions={
        <>
          <ImportButton />
          <ExportButton state={list.state} />
          <TargetButton target="companies.add" variant="primary" icon={<PlusIcon />}>
            {texts.add}
          </TargetButton>
        </>
      }
    />
  );
}
