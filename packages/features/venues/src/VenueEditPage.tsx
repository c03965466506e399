'use client';
import { activityEntries, type Venue, venueEditorEntries } from '@telve/api';
import {
  Can,
  DetailPage,
  Forbidden,
  PageNotFound,
  TargetButton,
  useCan,
  useQuery,
  useTarget,
  useTexts,
} from '@telve/kit';
import {
  Alert,
  Badge,
  ButtonLink,
  EllipsisIcon,
  HistoryIcon,
  IconButton,
  MapPinIcon,
  Menu,
  Page,
  PageHead,
  VisuallyHidden,
} from '@telve/ui';
import { BranchForm } from './editor/BranchForm';
import { useEditorChoices } from './editor/data/useEditorChoices';
import { EditForm } from './editor/EditForm';
import { mapAddress } from './editor/form/mapAddress';
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
        actions={<HeadActions venue={venue} />}
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

/** The place on a public map, and the activity log where it may be read. */
function HeadActions({ venue }: { venue: Venue }) {
  const texts = useTexts(venueEditorTexts);
  const map = mapAddress(venue.latitude, venue.longitude);
  const mayRead = useCan(activityEntries.list);
  const history = useTarget({ target: 'activity.venue', params: { id: venue.id } });
  return (
    <>
      {map && (
        <ButtonLink variant="ghost" icon={<MapPinIcon />} href={map} target="_blank" rel="noopener noreferrer">
          {texts.openMap}
          <VisuallyHidden> {texts.newTab}</VisuallyHidden>
        </ButtonLink>
      )}
      {mayRead && history && (
        <Menu
          trigger={(props) => <IconButton {...props} variant="secondary" label={texts.more} icon={<EllipsisIcon />} />}
          items={[
            {
              id: 'history',
              label: texts.history,
              icon: <HistoryIcon aria-hidden="true" />,
              href: history.href,
              onSelect: (event) => history.onClick(event as never),
            },
          ]}
        />
      )}
    </>
  );
}
