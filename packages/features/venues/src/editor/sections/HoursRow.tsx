import { isFullDay, isOvernight } from '@telve/api';
import { useFormField, useTexts } from '@telve/kit';
import { weekdayNames } from '@telve/locale';
import { Button, CopyIcon, containerBelow, DayBar, IconButton, Switch, Tag, TimeField, theme } from '@telve/ui';
import { memo, useRef } from 'react';
import { css, styled } from 'styled-components';
import type { DayHours } from '../form/values';
import { segmentsOf } from '../hours/segments';
import { allDay, opened, shut } from '../hours/week';
import { venueEditorTexts } from '../texts';
import { MidnightQuestion } from './MidnightQuestion';

export interface HoursRowProps {
  /** 0 is Monday. */
  at: number;
  /** The day before, whose night may reach into this one. */
  before: DayHours;
  monday: DayHours;
  /** Instead of the field's own change: Monday's hours go to the other days. */
  onMonday?: (next: DayHours, before: DayHours) => void;
  /** Of Monday: gives its hours to the other open days. */
  onCopy?: () => void;
}

/** One day: open or shut, its hours, all day, and a bar (VEN-33, VEN-98, VEN-120). */
export const HoursRow = memo(function HoursRow({ at, before, monday, onMonday, onCopy }: HoursRowProps) {
  const { hours: texts } = useTexts(venueEditorTexts);
  const { id, value: day, error, onChange, onBlur } = useFormField<DayHours>(`workingHours[${at}]`);
  const remembered = useRef<DayHours>(undefined);
  const name = weekdayNames()[at] ?? '';
  const change = (next: DayHours) => (onMonday ? onMonday(next, day) : onChange(next));
  const away = (next: DayHours) => {
    if (day.isOpen && !isFullDay(day)) remembered.current = day;
    change(next);
  };
  const isWhole = day.isOpen && isFullDay(day);
  const isMidnight = day.isOpen && day.openHour === '00:00' && day.closeHour === '00:00';
  const shared = { hideLabel: true, size: 'sm' as const, onBlur };
  return (
    <Row role="group" id={id} aria-label={name}>
      <b>{name}</b>
      <Switch
        label={day.isOpen ? texts.open : texts.closed}
        checked={day.isOpen}
        onChange={(on) => away(on ? opened(remembered.current, [monday]) : shut)}
      />
      {day.isOpen ? (
        <Times>
          <TimeField
            {...shared}
            label={texts.openOf(name)}
            value={day.openHour}
            onChange={(openHour) => change({ ...day, openHour })}
            error={error && day.openHour === '' ? error : undefined}
          />
          <i aria-hidden="true">–</i>
          <TimeField
            {...shared}
            label={texts.closeOf(name)}
            value={day.closeHour}
            allowEndOfDay
            describe={(time) =>
              isOvernight({ openHour: day.openHour, closeHour: time }) ? texts.nextDayChoice : undefined
            }
            onChange={(closeHour) => change({ ...day, closeHour })}
            error={day.openHour === '' ? undefined : error}
          />
          <Button
            size="sm"
            variant="ghost"
            aria-pressed={isWhole}
            aria-label={texts.allDayOf(name)}
            onClick={() => away(isWhole ? opened(remembered.current, []) : allDay)}
          >
            {texts.allDay}
          </Button>
          {onCopy && <IconButton size="sm" label={texts.copyMonday} icon={<CopyIcon />} onClick={onCopy} />}
          {isOvernight(day) && <Tag>{texts.nextDay}</Tag>}
        </Times>
      ) : (
        <span>{texts.closedDay}</span>
      )}
      <DayBar segments={segmentsOf(day, before)} />
      {isMidnight && <MidnightQuestion onAllDay={() => change(allDay)} onClosed={() => change(shut)} />}
    </Row>
  );
});

const { color, space } = theme;

/** Columns of a day and of the head above them. */
export const dayColumns = css`
  display: grid;
  grid-template-columns: 84px 92px 360px minmax(0, 1fr);
  gap: ${space[4]} ${space[5]};
  align-items: center;
`;

const Row = styled.div`
  ${dayColumns}
  min-height: 52px;
  padding: ${space[3]} 0;
  border-top: 1px solid ${color.border.subtle};
  & > b { font-weight: 500; }
  & > span { color: ${color.text.secondary}; }
  & > [role='alert'] { grid-column: 1 / -1; }
  ${containerBelow.lg} {
    grid-template-columns: minmax(0, 1fr) auto;
    & > :nth-child(n + 3) { grid-column: 1 / -1; }
  }
  /* No scale stands above the bars any more: the times alone say it. */
  ${containerBelow.md} {
    padding: ${space[5]} 0;
    & > :nth-child(4) { display: none; }
  }
`;

const Times = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;
  & > :first-child, & > i + * { flex: 0 1 104px; min-width: 88px; }
  & > i { color: ${color.text.tertiary}; font-style: normal; }
  & > button { padding-inline: ${space[3]}; font-weight: 400; color: ${color.text.secondary}; }
  /* The button above the week does the same; the line is the two times' there. */
  ${containerBelow.md} {
    & > :first-child, & > i + * { flex: 1 1 88px; }
    & > button:not([aria-pressed]) { display: none; }
  }
`;
