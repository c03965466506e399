'use client';
import { companyEntries } from '@telve/api';
import { Can, EntityForm, type ErrorTexts, Forbidden, serverWords, useTexts } from '@telve/kit';
import { Page, PageHead } from '@telve/ui';
import { useRef } from 'react';
import { useCompanyWords } from './data/useCompanyWords';
import { useToList } from './data/useToList';
import { CompanyEditor } from './form/CompanyEditor';
import { emptyCompany, toInput } from './form/mapping';
import { companyMessage } from './form/messages';
import { companyTexts } from './texts';

/** A failed add is told in the server's words (COMP-64). */
const addErrors = (failed: string): ErrorTexts => ({ otherwise: (error) => serverWords(error) ?? failed });

/** Adds a company (COMP-02). Leads to the list, where the host has one. Needs a TelveProvider; for PanelUser (COMP-04). */
export function CompanyAddPage() {
  return (
    <Page width="editor">
      <Can entry={companyEntries.create} fallback={<Forbidden />}>
        <AddForm />
      </Can>
    </Page>
  );
}

function AddForm() {
  const texts = useTexts(companyTexts);
  const toList = useToList();
  const words = useCompanyWords();
  const typedIban = useRef('');
  return (
    <>
      <PageHead title={texts.addTitle} />
      <EntityForm
        entry={companyEntries.create}
        rules={() => import('@telve/api/rules/companies').then(({ companyRules }) => companyRules.create)}
        initial={emptyCompany}
        toInput={toInput}
        labels={texts.labels}
        message={companyMessage(texts, () => typedIban.current)}
        success={texts.added}
        errorTexts={addErrors(texts.failed)}
        title={texts.addTitle}
        onSaved={toList}
      >
        <CompanyEditor
          initial={emptyCompany}
          typedIban={typedIban}
          words={words}
          onCancel={toList}
          submitLabel={texts.submitAdd}
        />
      </EntityForm>
    </>
  );
}
