'use client';
import { helpContentEntries } from '@telve/api';
import { Can, DetailPage, Forbidden, useLookup } from '@telve/kit';
import { Page } from '@telve/ui';
import { AddForm } from './form/AddForm';
import { AddHead } from './form/AddHead';

/**
 * Adds a question to the help menu (HELP-08); shows what the server says of it, then leads to the list, where the host has
 * one. Needs a TelveProvider; for PanelUser (HELP-10).
 */
export function HelpContentAddPage() {
  return (
    <Page width="editor">
      <Can entry={helpContentEntries.create} fallback={<Forbidden />}>
        <NewHelpContent />
      </Can>
    </Page>
  );
}

function NewHelpContent() {
  const query = useLookup(helpContentEntries.categories, {});
  return (
    <>
      <AddHead />
      <DetailPage query={query}>{(categories) => <AddForm categories={categories} />}</DetailPage>
    </>
  );
}
