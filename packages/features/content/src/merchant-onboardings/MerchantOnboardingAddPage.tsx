'use client';
import { type ApiError, merchantOnboardingEntries } from '@telve/api';
import { Can, EntityForm, Forbidden, useTexts } from '@telve/kit';
import { Page, PageHead } from '@telve/ui';
import { useMemo, useState } from 'react';
import { orderingFaults } from '../onboardings/shared/faults';
import { useToList } from '../onboardings/shared/useToList';
import { emptyScreen } from '../onboardings/shared/values';
import { useRoom } from './data/useRoom';
import { Editor } from './form/Editor';
import { FullNote } from './form/FullNote';
import { merchantOnboardingMessage } from './form/messages';
import { toCreate } from './form/values';
import { merchantOnboardingTexts } from './texts';

/**
 * Adds a banner of the merchant app's first start (MONB-03). With four it says above the form that there is room for none; a fifth that
 * somebody else was faster with is refused by the server, and what was typed stays (MONB-02, D-81). Leads to the list, where the host has
 * one. Needs a TelveProvider; for PanelUser (MONB-05).
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
  const { isFull, place } = useRoom();
  const initial = useMemo(() => emptyScreen(place), [place]);
  const [isRefused, setRefused] = useState(false);
  const hasRoom = !isFull && !isRefused;
  return (
    <>
      <PageHead title={texts.addTitle} />
      {!hasRoom && <FullNote announce={isRefused} />}
      <EntityForm
        entry={merchantOnboardingEntries.create}
        rules={() =>
          import('@telve/api/rules/merchant-onboardings').then(
            ({ merchantOnboardingRules }) => merchantOnboardingRules.create,
          )
        }
        initial={initial}
        toInput={toCreate}
        further={orderingFaults}
        // Its button is disabled; the keyboard's way of saving is not.
        beforeSave={() => hasRoom}
        labels={texts.labels}
        message={merchantOnboardingMessage(texts)}
        errorTexts={{ merchant_onboardings_full: texts.full }}
        onRefused={({ code }: ApiError) => setRefused(code === 'merchant_onboardings_full')}
        success={texts.added}
        title={texts.addTitle}
        onSaved={toList}
      >
        <Editor onCancel={toList} submitLabel={texts.submitAdd} blocked={hasRoom ? undefined : texts.full} />
      </EntityForm>
    </>
  );
}
