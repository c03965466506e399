'use client';
import { onboardingEntries } from '@telve/api';
import { Can, EntityForm, Forbidden, useTexts } from '@telve/kit';
import { Page, PageHead } from '@telve/ui';
import { useMemo } from 'react';
import { useNextPlace } from './data/useNextPlace';
import { lookIntoAnimation } from './form/beforeSave';
import { Editor } from './form/Editor';
import { onboardingMessage } from './form/messages';
import { emptyOnboarding, furtherFaults, toCreate } from './form/values';
import { useToList } from './shared/useToList';
import { onboardingTexts } from './texts';

/**
 * Adds a screen of the consumer app's first start (CONB-07). Leads to the list, where the host has one. Needs a TelveProvider; for
 * PanelUser (CONB-09).
 */
export function OnboardingAddPage() {
  return (
    <Page width="editor">
      <Can entry={onboardingEntries.create} fallback={<Forbidden />}>
        <AddForm />
      </Can>
    </Page>
  );
}

function AddForm() {
  const texts = useTexts(onboardingTexts);
  const toList = useToList('onboardings.list');
  const place = useNextPlace();
  const initial = useMemo(() => emptyOnboarding(place), [place]);
  return (
    <>
      <PageHead title={texts.addTitle} />
      <EntityForm
        entry={onboardingEntries.create}
        rules={() => import('@telve/api/rules/onboardings').then(({ onboardingRules }) => onboardingRules.create)}
        initial={initial}
        toInput={toCreate}
        further={furtherFaults}
        beforeSave={lookIntoAnimation}
        labels={texts.labels}
        message={onboardingMessage(texts)}
        success={texts.added}
        title={texts.addTitle}
        onSaved={toList}
      >
        <Editor onCancel={toList} submitLabel={texts.submitAdd} />
      </EntityForm>
    </>
  );
}
