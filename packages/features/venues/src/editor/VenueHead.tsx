import { activityEntries, type Venue } from '@telve/api';
import { useCan, useTarget, useTexts } from '@telve/kit';
import {
  Alert,
  Badge,
  ButtonLink,
  EllipsisIcon,
  HistoryIcon,
  IconButton,
  MapPinIcon,
  Menu,
  PageHead,
  theme,
  VisuallyHidden,
} from '@telve/ui';
import { styled } from 'styled-components';
import { statusLooks, statusOf } from '../status';
import { venueTexts } from '../texts';
import { mapAddress } from './form/mapAddress';
import { Below } from './layout';
import { venueEditorTexts } from './texts';

/** Name, state and place of a venue; for staff also the ways out of its page. A passive company is said here. */
export function VenueHead({ venue, isStaff }: { venue: Venue; isStaff: boolean }) {
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
        actions={isStaff && <HeadActions venue={venue} />}
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
    <Actions>
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
    </Actions>
  );
}

// None of them is the page's one action, so that none may grow or lose its words where it is narrow.
const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
`;
