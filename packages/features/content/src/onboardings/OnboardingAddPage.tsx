'use client';
import { onboardingEntries } from '@telve/api';
import { Can, Forbidden } from '@telve/kit';
import { Page } from '@telve/ui';
import { AddForm } from './form/AddForm';

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
