import type { Venue } from '@telve/api';
import { useTexts } from '@telve/kit';
import { Card, LockIcon, TurkeyMap, text, theme } from '@telve/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { toDay } from '../form/mapping';
import { groupedDays } from '../hours/words';
import { venueEditorTexts } from '../texts';
import { ComingDays } from './ComingDays';

/** Everything of a venue that a venue user may only read (VEN-51). */
export function BranchFacts({ venue }: { venue: Venue }) {
  const texts = useTexts(venueEditorTexts);
  const { branch, labels, general } = texts;
  const days = useMemo(() => venue.workingHours.map(toDay), [venue.workingHours]);
  const readOnly = (
    <ReadOnly>
      <LockIcon aria-hidden="true" />
      {branch.readOnly}
    </ReadOnly>
  );
  const milks = venue.milkTypes.map(({ milkType }) => milkType).join(', ') || texts.compare.none;
  const place = texts.place(venue.districtName, venue.cityName);
  return (
    <>
      <Card title={texts.sections.hours} actions={readOnly}>
        <ComingDays days={days} />
        <Facts facts={groupedDays(days, texts)} />
      </Card>
      <Card title={texts.sections.general} actions={readOnly}>
        <Facts
          facts={[
            [labels.venueName, venue.venueName],
            [general.code, venue.code],
            [labels.companyId, venue.companyName],
            [branch.plan, branch.plans[venue.hasPlusPackage ? 'plus' : 'basic']],
            [labels.address, `${venue.address}, ${place}`],
            [branch.milks, milks],
          ]}
        />
        <TurkeyMap latitude={venue.latitude} longitude={venue.longitude} place={place} />
      </Card>
    </>
  );
}

function Facts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <List>
      {facts.map(([name, words]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </List>
  );
}

const ReadOnly = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[3]};
  ${text('caption')}
  color: ${theme.color.text.secondary};
  & > svg { width: 14px; height: 14px; }
`;

const List = styled.dl`
  margin: ${theme.space[5]} 0;
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${theme.space[2]} ${theme.space[6]};
    padding: ${theme.space[4]} 0;
    border-top: 1px solid ${theme.color.border.subtle};
  }
  & dt { ${text('label')} }
  & dd { margin: 0; overflow-wrap: anywhere; color: ${theme.color.text.secondary}; }
`;
