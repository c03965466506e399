import { useTexts } from '@telve/kit';
import { containerBelow, text, theme } from '@telve/ui';
import { styled } from 'styled-components';
import type { DayHours } from '../form/values';
import { comingWeek } from '../hours/coming';
import { dayWords, nowWords, shortDay } from '../hours/words';
import { venueEditorTexts } from '../texts';

/** What members see: a sentence about now and the coming seven days. */
export function ComingDays({ days }: { days: readonly DayHours[] }) {
  const { hours: texts } = useTexts(venueEditorTexts);
  const coming = comingWeek(days, new Date());
  return (
    <Root>
      <p>
        <b>{texts.seen}</b> {nowWords(coming, texts)}
      </p>
      <dl>
        {coming.days.map((day, index) => (
          <div key={day.date}>
            <dt>{shortDay(day, index, texts)}</dt>
            <dd data-shut={day.hours.isOpen ? undefined : ''}>{dayWords(day.hours, texts)}</dd>
          </div>
        ))}
      </dl>
    </Root>
  );
}

const Root = styled.div`
  padding: ${theme.space[5]} ${theme.space[6]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.bg.sunken};
  ${text('caption')}
  color: ${theme.color.text.secondary};
  & b, & dt { font-weight: 600; color: ${theme.color.text.primary}; }
  & dl {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
    gap: ${theme.space[4]};
    margin: ${theme.space[4]} 0 0;
  }
  & dl > div:first-child > dt { color: ${theme.color.accent.text}; }
  & dd[data-shut] { color: ${theme.color.danger.text}; }
  ${containerBelow.lg} {
    & dl { grid-template-columns: minmax(0, 1fr); gap: 2px; }
    & dl > div { display: flex; justify-content: space-between; gap: ${theme.space[5]}; }
  }
  & dd { margin: 0; font-variant-numeric: tabular-nums; }
`;
