import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInRoot } from '../../testing/renderInRoot';
import { DayBar, DayScale } from './DayBar';

const bars = () =>
  [...document.querySelectorAll('rect')].map((bar) => [
    bar.getAttribute('x'),
    bar.getAttribute('width'),
    bar.hasAttribute('data-spill'),
  ]);

describe('DayBar (VEN-33)', () => {
  it('draws the hours of a day and, paler, what the night before left', () => {
    renderInRoot(
      <DayBar
        segments={[
          { start: 0, end: 150, spill: true },
          { start: 570, end: 1_440 },
        ]}
      />,
    );
    expect(bars()).toEqual([
      ['0', '150', true],
      ['570', '870', false],
    ]);
  });

  it('keeps within its day and draws nothing for no time', () => {
    renderInRoot(
      <DayBar
        segments={[
          { start: 1_080, end: 1_560 },
          { start: 60, end: 60 },
        ]}
      />,
    );
    expect(bars()).toEqual([['1080', '360', false]]);
  });

  it('is hidden beside the same times in words, and an image with a name elsewhere', () => {
    renderInRoot(
      <>
        <DayBar segments={[]} />
        <DayBar segments={[]} label="Kapalı" />
        <DayScale />
      </>,
    );
    expect(screen.getAllByRole('img').map((one) => one.getAttribute('aria-label'))).toEqual(['Kapalı']);
    expect(screen.getByText('24').parentElement?.getAttribute('aria-hidden')).toBe('true');
  });
});
