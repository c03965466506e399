import { isFullDay, isOvernight } from '@telve/api';
import { useFormField, useTexts } from '@telve/kit';
import { weekdayNames } from '@telve/locale';
import { Button, containerBelow, DayBar, Switch, Tag, TimeField, theme } from '@telve/ui';
import { memo, useRef } from 'react';
import { styled } from 'styled-components';
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
}

/** One day: open or shut, its hours, all day, and a bar (VEN-33, VEN-98, VEN-120). */
export const HoursRow = memo(function HoursRow({ at, before, monday, onMonday }: HoursRowProps) {
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

const Row = styled.div`
  display: grid;
  grid-template-columns: 96px 96px minmax(0, 1fr) 120px;
  gap: ${space[4]};
  align-items: center;
  padding: ${space[4]} 0;
  & + & { border-top: 1px solid ${color.border.subtle}; }
  & > b { font-weight: 500; }
  & > span { color: ${color.text.secondary}; }
  & > [role='alert'] { grid-column: 1 / -1; }
  ${containerBelow.lg} {
    grid-template-columns: minmax(0, 1fr) auto;
    & > :nth-child(n + 3) { grid-column: 1 / -1; }
  }
`;

const Times = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 104px) minmax(0, 104px) auto auto;
  gap: ${space[3]};
  align-items: start;
  justify-content: start;
  ${containerBelow.md} { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
`;
