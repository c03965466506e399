import type { Venue } from '@telve/api';
import { useTexts } from '@telve/kit';
import { theme } from '@telve/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { toDay } from '../form/mapping';
import { groupedDays } from '../hours/words';
import { ComingDays } from '../sections/ComingDays';
import { venueEditorTexts } from '../texts';
import { ReadOnlyCard } from './ReadOnlyCard';

/** Working hours to read: what members see, and the week with like days together (VEN-51). */
export function HoursCard({ venue }: { venue: Venue }) {
  const texts = useTexts(venueEditorTexts);
  const days = useMemo(() => venue.workingHours.map(toDay), [venue.workingHours]);
  return (
    <ReadOnlyCard title={texts.sections.hours}>
      <ComingDays days={days} />
      <Week>
        {groupedDays(days, texts).map(([name, hours]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </Week>
    </ReadOnlyCard>
  );
}

const { space } = theme;

const Week = styled.dl`
  display: grid;
  gap: 2px;
  margin: ${space[6]} 0 0;

  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[6]};
    padding: ${space[4]} 0;
    border-top: 1px solid ${theme.color.border.subtle};
  }
  & dd {
    margin: 0;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
`;
