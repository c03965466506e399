import { TelveProvider } from '@telve/kit';
import { fakeClient, memoryNavigation, renderFeature } from '@telve/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RangeChoice } from './choice';
import { useReportScope } from './context';
import { RangePicker } from './RangePicker';
import { ReportScope } from './ReportScope';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-27T09:00:00Z') });
});
afterEach(() => void vi.useRealTimers());

function Days({ name, next = 'week' }: { name: string; next?: RangeChoice }) {
  const { range, setRange } = useReportScope();
  return (
    <button type="button" onClick={() => setRange(next)}>
      {name} {range.startDate} {range.endDate}
    </button>
  );
}

const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const month = '2026-11-01 2026-11-27';
const week = '2026-11-21 2026-11-27';

describe('a scope', () => {
  it('holds this month until another range is chosen, without provider or storage', () => {
    const touched = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    render(
      <ReportScope>
        <Days name="A" />
      </ReportScope>,
    );
    screen.getByText(`A ${month}`);
    press(/^A/);
    screen.getByText(`A ${week}`);
    expect(touched).not.toHaveBeenCalled();
  });

  it('inside another follows it until it has a choice of its own', () => {
    render(
      <ReportScope initial="today">
        <Days name="outer" />
        <ReportScope>
          <Days name="inner" next="yesterday" />
        </ReportScope>
      </ReportScope>,
    );
    press(/^outer/);
    screen.getByText(`inner ${week}`);
    press(/^inner/);
    screen.getByText('inner 2026-11-26 2026-11-26');
    screen.getByText(`outer ${week}`);
  });

  it('writes the address only where it is the outermost, under its prefix, and two of them do not meet (REP-37)', () => {
    const navigation = memoryNavigation('page=2&b.range=lastMonth');
    renderFeature(
      <>
        <ReportScope url={{ prefix: 'a' }}>
          <Days name="A" />
          <ReportScope url={{ prefix: 'inner' }}>
            <Days name="inner" next="today" />
          </ReportScope>
        </ReportScope>
        <ReportScope url={{ prefix: 'b' }}>
          <Days name="B" next={{ startDate: '2026-10-02', endDate: '2026-10-03' }} />
        </ReportScope>
      </>,
      { navigation },
    );
    screen.getByText(`A ${month}`);
    screen.getByText('B 2026-10-01 2026-10-31');
    press(/^inner/);
    expect(navigation.query()).toBe('page=2&b.range=lastMonth');
    press(/^A/);
    press(/^B/);
    expect(Object.fromEntries(new URLSearchParams(navigation.query()))).toEqual({
      page: '2',
      'a.range': 'week',
      'b.range': '2026-10-02..2026-10-03',
    });
    screen.getByText('inner 2026-11-27 2026-11-27');
    act(() => navigation.back());
    screen.getByText('B 2026-10-01 2026-10-31');
  });

  it('shows the days that its page holds, and tells it what was chosen', () => {
    const told = vi.fn();
    render(
      <ReportScope range="yesterday" onRangeChange={told}>
        <Days name="A" />
      </ReportScope>,
    );
    press(/^A/);
    expect(told).toHaveBeenCalledWith('week');
    screen.getByText('A 2026-11-26 2026-11-26');
  });

  it('goes on to the next day at midnight in Istanbul, and leaves no timer', () => {
    const { unmount } = render(
      <ReportScope>
        <Days name="A" />
      </ReportScope>,
    );
    act(() => void vi.advanceTimersByTime(12 * 3_600_000 + 2000));
    screen.getByText('A 2026-11-01 2026-11-28');
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is what a picker needs', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<RangePicker />)).toThrow(/wrap your tree in <ReportScope>/);
  });
});

describe('the picker', () => {
  it('names the range that is chosen (REP-37)', () => {
    render(
      <TelveProvider client={fakeClient()}>
        <ReportScope initial="quarter">
          <RangePicker />
        </ReportScope>
      </TelveProvider>,
    );
    expect(screen.getByRole('button').textContent).toBe('Tarih: Son 90 gün');
  });
});
