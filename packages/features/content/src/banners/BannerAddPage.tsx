'use client';
import { bannerEntries } from '@telve/api';
import { Can, Forbidden } from '@telve/kit';
import { Page } from '@telve/ui';
import { AddForm } from './form/AddForm';

/** Adds a banner (BAN-01). Leads to the list, where the host has one. Needs a TelveProvider; for PanelUser (BAN-88). */
export function BannerAddPage() {
  return (
    <Page width="editor">
      <Can entry={bannerEntries.create} fallback={<Forbidden />}>
        <AddForm />
      </Can>
    </Page>
  );
}
