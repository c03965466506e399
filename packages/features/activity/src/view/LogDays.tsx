import type { ActivityRow } from '@telve/api';
import { useIdentity, useTexts } from '@telve/kit';
import { dayHeading, groupByDay } from '../log/days';
import { activityTexts } from '../texts';
import { LogRow } from './LogRow';
import { LogRoot } from './styles';

interface LogDaysProps {
  rows: readonly ActivityRow[];
  named: boolean;
  /** The rows answer the question before. */
  stale: boolean;
}

/** The rows under the headings of their days. */
export function LogDays({ rows, named, stale }: LogDaysProps) {
  const texts = useTexts(activityTexts);
  const identity = useIdentity();
  return (
    <LogRoot data-stale={stale}>
      {groupByDay(rows).map((day) => (
        <div key={day.date} className="day">
          <h2>{dayHeading(day.date, texts)}</h2>
          <ol>
            {day.rows.map((row) => (
              <LogRow key={row.id} row={row} named={named} own={String(row.actorId) === identity} />
            ))}
          </ol>
        </div>
      ))}
    </LogRoot>
  );
}
