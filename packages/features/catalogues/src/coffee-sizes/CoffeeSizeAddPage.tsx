'use client';
import { coffeeSizeEntries } from '@telve/api';
import { Can, EntityForm, Forbidden, FormSaveBar, useTexts } from '@telve/kit';
import { Page, PageHead } from '@telve/ui';
import { useToList } from '../shared/useToList';
import { CoffeeSizeFields } from './CoffeeSizeFields';
import { type CoffeeSizeValues, emptyCoffeeSize } from './mapping';
import { useCoffeeSizeMessage } from './messages';
import { coffeeSizeTexts } from './texts';

/** What is typed is what is sent. */
const asTyped = (values: CoffeeSizeValues) => values;

/** Adds a coffee size (CAT-05). Leads to the list, where the host has one. Needs a TelveProvider; for PanelUser (CAT-11). */
export function CoffeeSizeAddPage() {
  return (
    <Page width="form">
      <Can entry={coffeeSizeEntries.create} fallback={<Forbidden />}>
        <AddForm />
      </Can>
    </Page>
  );
}

function AddForm() {
  const texts = useTexts(coffeeSizeTexts);
  const message = useCoffeeSizeMessage();
  const toList = useToList('coffeeSizes.list');
  return (
    <>
      <PageHead title={texts.addTitle} />
      <EntityForm
        entry={coffeeSizeEntries.create}
        rules={() => import('@telve/api/rules/coffee-sizes').then(({ coffeeSizeRules }) => coffeeSizeRules.create)}
        initial={emptyCoffeeSize}
        toInput={asTyped}
        labels={texts.labels}
        message={message}
        success={texts.added}
        // Adding fails with a full stop, everything else without one (CAT-47, D-14).
        errorTexts={{ otherwise: texts.addFailed }}
        title={texts.addTitle}
        onSaved={toList}
      >
        <CoffeeSizeFields />
        <FormSaveBar submitLabel={texts.submitAdd} onCancel={toList} />
      </EntityForm>
    </>
  );
}
