'use client';
import { type Venue, venueEditorEntries } from '@telve/api';
import { Can, DetailPage, Forbidden, useCan, useQuery, useTexts } from '@telve/kit';
import { Alert, Badge, Page, PageHead } from '@telve/ui';
import { BranchForm } from './editor/BranchForm';
import { useEditorChoices } from './editor/data/useEditorChoices';
import { EditForm } from './editor/EditForm';
import { Below } from './editor/layout';
import { venueEditorTexts } from './editor/texts';
import { statusLooks, statusOf } from './status';
import { venueTexts } from './texts';

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
  return (
    <DetailPage query={query}>
      {(venue) => (
        <>
          <Head venue={venue} />
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

function Head({ venue }: { venue: Venue }) {
  const texts = useTexts(venueEditorTexts);
  const { status: words } = useTexts(venueTexts);
  const status = statusOf(venue);
  const place = texts.place(venue.districtName, venue.cityName);
  return (
    <>
      <PageHead
        title={venue.venueName}
        identity={texts.identity(venue.companyName, place)}
        status={<Badge {...statusLooks[status]}>{words[status]}</Badge>}
      />
      {!venue.companyIsActive && (
        <Below>
          <Alert tone="warning" title={texts.companyPassive.title}>
            {texts.companyPassive.text}
          </Alert>
        </Below>
      )}
    </>
  );
}
