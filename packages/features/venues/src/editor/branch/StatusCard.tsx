import type { Venue } from '@telve/api';
import { useTexts } from '@telve/kit';
import { Badge, Card, LockIcon, SettingRow, theme } from '@telve/ui';
import { styled } from 'styled-components';
import { statusLooks } from '../../status';
import { venueTexts } from '../../texts';
import { ComingSoonRow, PauseRow } from '../sections/StatusSection';
import { venueEditorTexts } from '../texts';

/** The one card a venue user may change: busy and holiday, or coming soon (VEN-52, VEN-53, D-56). */
export function StatusCard({ venue }: { venue: Venue }) {
  const texts = useTexts(venueEditorTexts);
  const { status: words } = useTexts(venueTexts);
  const state = venue.isOpen ? 'active' : 'passive';
  return (
    <Card id="status" title={texts.sections.status} description={texts.branch.status}>
      <SettingRow
        title={texts.labels.isOpen}
        description={texts.branch.activeBy}
        control={
          <Fixed>
            <Badge {...statusLooks[state]}>{words[state]}</Badge>
            <LockIcon aria-hidden="true" />
          </Fixed>
        }
      />
      {venue.isOpen ? <PauseRow stored={venue} /> : <ComingSoonRow isOver={venue.wasActivated} />}
    </Card>
  );
}

const Fixed = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[4]};
  & > svg { flex: none; width: 14px; height: 14px; }
`;
