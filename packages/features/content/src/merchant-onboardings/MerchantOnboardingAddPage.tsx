'use client';
import { merchantOnboardingEntries } from '@telve/api';
import { Can, EntityForm, Forbidden, useTexts } from '@telve/kit';
import { Page, PageHead } from '@telve/ui';
import { orderingFaults } from '../onboardings/shared/faults';
import { useToList } from '../onboardings/shared/useToList';
import { emptyScreen } from '../onboardings/shared/values';
import { Editor } from './form/Editor';
import { merchantOnboardingMessage } from './form/messages';
import { toCreate } from './form/values';
import { merchantOnboardingTexts } from './texts';

/**
 * Adds a banner of the merchant app's first start (MONB-03). A fifth is refused by the server, and what was typed stays (MONB-02, D-81).
 * Leads to the list, where the host has one. Needs a TelveProvider; for PanelUser (MONB-05).
 */
export function MerchantOnboardingAddPage() {
  return (
    <Page width="editor">
      <Can entry={merchantOnboardingEntries.create} fallback={<Forbidden />}>
        <AddForm />
      </Can>
    </Page>
  );
}

function AddForm() {
  const texts = useTexts(merchantOnboardingTexts);
  const toList = useToList('merchantOnboardings.list');
  return (
    <>
      <PageHead title={texts.addTitle} />
      <EntityForm
        entry={merchantOnboardingEntries.create}
        rules={() =>
          import('@telve/api/rules/merchant-onboardings').then(
            ({ merchantOnboardingRules }) => merchantOnboardingRules.create,
          )
        }
        initial={emptyScreen}
        toInput={toCreate}
        further={orderingFaults}
        labels={texts.labels}
        message={merchantOnboardingMessage(texts)}
        errorTexts={{ merchant_onboardings_full: texts.full }}
        success={texts.added}
        title={texts.addTitle}
        onSaved={toList}
      >
        <Editor onCancel={toList} submitLabel={texts.submitAdd} />
      </EntityForm>
    </>
  );
}
