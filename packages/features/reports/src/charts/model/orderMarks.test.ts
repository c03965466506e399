import { describe, expect, it } from 'vitest';
import { daysOf, week } from '../testing/data';
import { orderMarks } from './orderMarks';

const labels = (days: ReturnType<typeof daysOf>) => orderMarks(days, undefined).marks.map(({ label }) => label);

describe('the columns of the order types', () => {
  it('are called by the day alone within a month, by day and month otherwise (REP-34)', () => {
    expect(labels(daysOf(27)).slice(0, 3)).toEqual(['1', '2', '3']);
    expect(labels(week)).toEqual(['21.11', '22.11', '23.11', '24.11', '25.11', '26.11', '27.11']);
    expect(labels(daysOf(10, '2026-10-28')).slice(3, 5)).toEqual(['31.10', '01.11']);
  });

  it('are called by both ends where they stand for a week or a month (REP-34)', () => {
    const [, second] = orderMarks(daysOf(90, '2026-08-30'), undefined).marks;
    expect(second).toMatchObject({ label: '31.08', name: '31.08.2026 – 06.09.2026' });
    const [first] = orderMarks(daysOf(500, '2025-07-16'), undefined).marks;
    expect(first).toMatchObject({ label: 'Tem 25', name: '16.07.2025 – 31.07.2025' });
  });

  it('mark the one that is not over yet, also within a week', () => {
    const running = (days: ReturnType<typeof daysOf>) =>
      orderMarks(days, '2026-11-27')
        .marks.filter(({ unfinished }) => unfinished)
        .map(({ id }) => id);
    expect(running(week)).toEqual(['2026-11-27']);
    expect(running(daysOf(90, '2026-08-30'))).toEqual(['2026-11-23']);
    expect(running(daysOf(5, '2026-10-01'))).toEqual([]);
  });
});
