'use client';
import { milkTypeEntries } from '@telve/api';
import { Can, EntityForm, Forbidden, FormSaveBar, useTexts } from '@telve/kit';
import { Page, PageHead } from '@telve/ui';
import { useToList } from '../shared/useToList';
import { MilkTypeFields } from './MilkTypeFields';
import { emptyMilkType, toInput } from './mapping';
import { milkTypeMessage } from './messages';
import { milkTypeTexts } from './texts';

/** Adds a milk type (CAT-02). Leads to the list, where the host has one. Needs a TelveProvider; for PanelUser (CAT-11). */
export function MilkTypeAddPage() {
  return (
    <Page width="form">
      <Can entry={milkTypeEntries.create} fallback={<Forbidden />}>
        <AddForm />
      </Can>
    </Page>
  );
}

function AddForm() {
  const texts = useTexts(milkTypeTexts);
  const toList = useToList('milkTypes.list');
  return (
    <>
      <PageHead title={texts.addTitle} />
      <EntityForm
        entry={milkTypeEntries.create}
        rules={() => import('@telve/api/rules/milk-types').then(({ milkTypeRules }) => milkTypeRules.create)}
        initial={emptyMilkType}
        toInput={toInput}
        labels={texts.labels}
        message={milkTypeMessage(texts)}
        success={texts.added}
        // Adding fails with a full stop, everything else without one (CAT-47, D-14).
        errorTexts={{ otherwise: texts.addFailed }}
        title={texts.addTitle}
        onSaved={toList}
      >
        <MilkTypeFields />
        <FormSaveBar submitLabel={texts.submitAdd} onCancel={toList} />
      </EntityForm>
    </>
  );
}
