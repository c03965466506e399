import { useFormField, useTexts } from '@telve/kit';
import { Button, Card, CopyIcon, Tag, text, theme, Undo2Icon, useAnnounce } from '@telve/ui';
import { useCallback, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { DayHours } from '../form/values';
import { afterMonday, copyMonday, differElsewhere, isSound, takeBack, weekMinutes } from '../hours/week';
import { lengthWords } from '../hours/words';
import { Stack } from '../layout';
import { venueEditorTexts } from '../texts';
import { ComingDays } from './ComingDays';
import { HoursRow } from './HoursRow';

interface Copied {
  before: readonly DayHours[];
  after: readonly DayHours[];
}

/** Seven days (VEN-33); Monday's hours go to the other open days and can be taken back (VEN-103). */
export function HoursSection() {
  const texts = useTexts(venueEditorTexts);
  const { hours } = texts;
  const { value: days, onChange } = useFormField<readonly DayHours[]>('workingHours');
  const [copied, setCopied] = useState<Copied | null>(null);
  const announce = useAnnounce();
  const latest = useRef({ days, onChange });
  latest.current = { days, onChange };

  const put = useCallback((before: readonly DayHours[], after: readonly DayHours[]) => {
    latest.current.onChange(after);
    if (differElsewhere(before, after)) setCopied((was) => ({ before: was?.before ?? before, after }));
  }, []);
  const onMonday = useCallback(
    (next: DayHours, was: DayHours) => {
      const changed = latest.current.days.map((day, at) => (at === 0 ? next : day));
      put(changed, afterMonday(changed, was));
    },
    [put],
  );
  const copy = (to: 'all' | 'weekdays') => put(days, copyMonday(days, to));
  const undo = () => {
    if (copied) onChange(takeBack(days, copied.before, copied.after));
    setCopied(null);
    announce(hours.undone);
  };
  const canCopy = days[0] !== undefined && isSound(days[0]);
  return (
    <Card
      id="hours"
      title={texts.sections.hours}
      description={hours.description}
      actions={<Tag>{hours.weekly(lengthWords(weekMinutes(days), hours))}</Tag>}
    >
      <Stack>
        <ComingDays days={days} />
        <Line>
          <Button size="sm" icon={<CopyIcon />} disabled={!canCopy} onClick={() => copy('all')}>
            {hours.everyDay}
          </Button>
          <Button size="sm" disabled={!canCopy} onClick={() => copy('weekdays')}>
            {hours.weekdays}
          </Button>
          {copied && (
            <Button size="sm" variant="ghost" icon={<Undo2Icon />} onClick={undo}>
              {hours.undo}
            </Button>
          )}
          <p role="status">{copied ? hours.copied : hours.copyHint}</p>
        </Line>
        <div>
          {days.map((_, at) => (
            <HoursRow
              // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is the day.
              key={at}
              at={at}
              before={days[(at + 6) % 7] as DayHours}
              monday={days[0] as DayHours}
              {...(at === 0 ? { onMonday } : {})}
            />
          ))}
        </div>
        <Line>
          <p>{hours.note}</p>
        </Line>
      </Stack>
    </Card>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]};
  & > p {
    ${text('caption')}
    color: ${theme.color.text.secondary};
  }
`;
