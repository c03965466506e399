import { useFormField, useTexts, useVerifyFields } from '@telve/kit';
import {
  Button,
  Card,
  CopyIcon,
  containerBelow,
  DayScale,
  FormStack,
  Tag,
  text,
  theme,
  Undo2Icon,
  useAnnounce,
} from '@telve/ui';
import { useCallback, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { DayHours } from '../form/values';
import { afterMonday, copyMonday, differElsewhere, isSound, takeBack, weekMinutes } from '../hours/week';
import { lengthWords, spillWords } from '../hours/words';
import { venueEditorTexts } from '../texts';
import { ComingDays } from './ComingDays';
import { dayColumns, HoursRow } from './HoursRow';

interface Copied {
  before: readonly DayHours[];
  after: readonly DayHours[];
}

/** Seven days (VEN-33); Monday's hours go to the other open days and can be taken back (VEN-103). */
export function HoursSection() {
  const texts = useTexts(venueEditorTexts);
  const { hours } = texts;
  const { value: days, onChange } = useFormField<readonly DayHours[]>('workingHours');
  const [copies, setCopies] = useState<readonly Copied[]>([]);
  const verify = useVerifyFields();
  const announce = useAnnounce();
  const everyDay = useRef<HTMLButtonElement>(null);
  const latest = useRef({ days, onChange });
  latest.current = { days, onChange };

  const put = useCallback(
    (before: readonly DayHours[], after: readonly DayHours[]) => {
      const { days: was, onChange: change } = latest.current;
      change(after);
      if (differElsewhere(before, after)) setCopies((made) => [...made, { before, after }]);
      // The days were set together: each looks anew whether what it was told still holds.
      const set = after.flatMap((day, at) => (day !== was[at] && isSound(day) ? [`workingHours[${at}]`] : []));
      if (set.length > 0) void verify(set);
    },
    [verify],
  );
  const onMonday = useCallback(
    (next: DayHours, was: DayHours) => {
      const changed = latest.current.days.map((day, at) => (at === 0 ? next : day));
      put(changed, afterMonday(changed, was));
    },
    [put],
  );
  const copy = (to: 'all' | 'weekdays') => put(days, copyMonday(days, to));
  const undo = () => {
    const last = copies.at(-1);
    if (last) onChange(takeBack(days, last.before, last.after));
    setCopies(copies.slice(0, -1));
    // The button goes with the last copy: the focus stays beside it.
    if (copies.length === 1) everyDay.current?.focus();
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
      <FormStack>
        <ComingDays days={days} />
        <Line>
          <Button ref={everyDay} size="sm" icon={<CopyIcon />} disabled={!canCopy} onClick={() => copy('all')}>
            {hours.everyDay}
          </Button>
          <Button size="sm" disabled={!canCopy} onClick={() => copy('weekdays')}>
            {hours.weekdays}
          </Button>
          {copies.length > 0 && (
            <Button size="sm" variant="ghost" icon={<Undo2Icon />} onClick={undo}>
              {hours.undo}
            </Button>
          )}
          <p role="status">{copies.length > 0 ? hours.copied : hours.copyHint}</p>
        </Line>
        <div>
          <Head aria-hidden="true">
            <span>{hours.columns.day}</span>
            <span>{hours.columns.open}</span>
            <span>{hours.columns.times}</span>
            <DayScale />
          </Head>
          {days.map((_, at) => (
            <HoursRow
              // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is the day.
              key={at}
              at={at}
              before={days[(at + 6) % 7] as DayHours}
              monday={days[0] as DayHours}
              {...(at === 0 ? { onMonday, ...(canCopy ? { onCopy: () => copy('all') } : {}) } : {})}
            />
          ))}
        </div>
        <Line>
          <p>{[hours.note, ...spillWords(days, hours)].join(' ')}</p>
        </Line>
      </FormStack>
    </Card>
  );
}

const Head = styled.div`
  ${dayColumns}
  min-height: 28px;
  ${text('caption')}
  color: ${theme.color.text.secondary};
  ${containerBelow.lg} { display: none; }
`;

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
