'use client';
import { type Venue, venueEditorEntries } from '@telve/api';
import { Can, DetailPage, Forbidden, PageNotFound, TargetButton, useCan, useQuery, useTexts } from '@telve/kit';
import { Page } from '@telve/ui';
import { BranchForm } from './editor/branch/BranchForm';
import { useEditorChoices } from './editor/data/useEditorChoices';
import { EditForm } from './editor/EditForm';
import { venueEditorTexts } from './editor/texts';
import { VenueHead } from './editor/VenueHead';

export interface VenueEditPageProps {
  id: number;
}

/**
 * Edits a venue (VEN-05, VEN-06). Asks the server anew, so that no old record is edited. Needs a TelveProvider; PanelUser
 * edits everything, PanelVenueUser what D-56 names, others see that they may not.
 */
export function VenueEditPage({ id }: VenueEditPageProps) {
  return (
    <Page width="editor">
      <Can entry={venueEditorEntries.update} fallback={<Forbidden />}>
        <StoredVenue id={id} />
      </Can>
    </Page>
  );
}

function StoredVenue({ id }: VenueEditPageProps) {
  const query = useQuery(venueEditorEntries.detail, { id }, { fresh: true });
  const isStaff = useCan(venueEditorEntries.create);
  const { missing } = useTexts(venueEditorTexts);
  const notFound = (
    <PageNotFound
      title={missing.title}
      text={missing.text}
      action={<TargetButton target="venues.list">{missing.toList}</TargetButton>}
    />
  );
  return (
    <DetailPage query={query} notFound={notFound}>
      {(venue) => (
        <>
          <VenueHead venue={venue} isStaff={isStaff} />
          {isStaff ? <StaffForm key={venue.id} venue={venue} /> : <BranchForm key={venue.id} venue={venue} />}
        </>
      )}
    </DetailPage>
  );
}

function StaffForm({ venue }: { venue: Venue }) {
  return (
    <DetailPage query={useEditorChoices()}>{(choices) => <EditForm venue={venue} choices={choices} />}</DetailPage>
  );
}
