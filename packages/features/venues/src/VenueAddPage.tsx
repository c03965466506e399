'use client';
import { venueEditorEntries } from '@telve/api';
import { Can, DetailPage, Forbidden, useTexts } from '@telve/kit';
import { Alert, Button, Page, PageHead, SaveBar } from '@telve/ui';
import { AddForm } from './editor/AddForm';
import { useEditorChoices } from './editor/data/useEditorChoices';
import { Below } from './editor/layout';
import { venueEditorTexts } from './editor/texts';

/**
 * Adds a venue (VEN-03). Leads to the list, where the host has one. Needs a TelveProvider; for PanelUser. A PanelVenueUser
 * is told that staff adds venues and cannot save (VEN-04, D-04).
 */
export function VenueAddPage() {
  return (
    <Page width="editor">
      <Can
        entry={venueEditorEntries.create}
        fallback={
          <Can entry={venueEditorEntries.detail} fallback={<Forbidden />}>
            <NotAllowed />
          </Can>
        }
      >
        <Adding />
      </Can>
    </Page>
  );
}

function Adding() {
  const texts = useTexts(venueEditorTexts);
  return (
    <>
      <PageHead title={texts.addTitle} />
      <DetailPage query={useEditorChoices()}>{(choices) => <AddForm choices={choices} />}</DetailPage>
    </>
  );
}

function NotAllowed() {
  const texts = useTexts(venueEditorTexts);
  return (
    <>
      <PageHead title={texts.addTitle} />
      <Below>
        <Alert tone="info" title={texts.notAllowed.title}>
          {texts.notAllowed.text}
        </Alert>
      </Below>
      <SaveBar state="clean" label={texts.notAllowed.title}>
        <Button variant="primary" disabled>
          {texts.submitAdd}
        </Button>
      </SaveBar>
    </>
  );
}
