'use client';
import { type HelpCategory, helpContentEntries } from '@telve/api';
import { Can, DetailPage, EntityForm, Forbidden, kitTexts, serverWords, useLookup, useTexts } from '@telve/kit';
import { Page, PageHead } from '@telve/ui';
import { useToList } from './data/useToList';
import { useTold } from './data/useTold';
import { Editor } from './form/Editor';
import { priorityFaults } from './form/further';
import { emptyHelpContent, toCreate } from './form/mapping';
import { helpContentMessage } from './form/messages';
import { helpContentTexts } from './texts';

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
  const texts = useTexts(helpContentTexts);
  const query = useLookup(helpContentEntries.categories, {});
  return (
    <>
      <PageHead title={texts.addTitle} />
      <DetailPage query={query}>{(categories) => <AddForm categories={categories} />}</DetailPage>
    </>
  );
}

function AddForm({ categories }: { categories: readonly HelpCategory[] }) {
  const texts = useTexts(helpContentTexts);
  const { added } = useTexts(kitTexts);
  const toList = useToList();
  const { listen, show } = useTold();
  return (
    <EntityForm
      entry={helpContentEntries.create}
      rules={() => import('@telve/api/rules/help-contents').then(({ helpContentRules }) => helpContentRules.create)}
      initial={emptyHelpContent}
      toInput={toCreate}
      further={priorityFaults}
      callOptions={listen}
      labels={texts.labels}
      message={helpContentMessage(texts)}
      codeFields={{ help_category_not_found: 'helpMenuId' }}
      errorTexts={{ help_category_not_found: texts.faults.categoryGone }}
      inform={(error, text) => ({ title: texts.told.addFailed, text: serverWords(error) ?? text })}
      success={null}
      leftSuccess={added}
      title={texts.addTitle}
      onSaved={() => void show(texts.told.added).then(toList)}
    >
      <Editor categories={categories} onCancel={toList} submitLabel={texts.submitAdd} />
    </EntityForm>
  );
}
