'use client';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme';

/** A stretch of a day in minutes since midnight, 0 to 1440. */
export interface DaySegment {
  start: number;
  end: number;
  /** Goes on from the night before: drawn paler. */
  spill?: boolean;
}

export interface DayBarProps {
  segments: readonly DaySegment[];
  /** Accessible name. Leave it out where the same times stand beside the bar: it is then hidden from assistive technology. */
  label?: string;
}

const whole = 1_440;
const inDay = (minutes: number) => Math.max(0, Math.min(whole, minutes));

/** The hours of one day on a bar from 00 to 24. */
export function DayBar({ segments, label }: DayBarProps) {
  return (
    <Bar
      viewBox={`0 0 ${whole} 6`}
      preserveAspectRatio="none"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {segments.map(({ start, end, spill }) => {
        const from = inDay(start);
        const width = inDay(end) - from;
        return (
          width > 0 && (
            <rect key={`${start}-${end}`} data-spill={spill ? '' : undefined} x={from} y="0" width={width} height="6" />
          )
        );
      })}
    </Bar>
  );
}

/** The scale above a column of bars. */
export function DayScale() {
  return (
    <Scale aria-hidden>
      {['00', '06', '12', '18', '24'].map((hour) => (
        <span key={hour}>{hour}</span>
      ))}
    </Scale>
  );
}

const { color } = theme;

const Bar = styled.svg`
  display: block;
  width: 100%;
  height: 6px;
  border-radius: 3px;
  background: ${color.bg.track};
  & > rect { fill: ${color.accent.solid}; }
  & > rect[data-spill] { opacity: 0.5; }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    & > rect { fill: Highlight; }
  }
`;

const Scale = styled.div`
  display: flex;
  justify-content: space-between;
  color: ${color.text.tertiary};
  font-size: 11px;
  line-height: ${theme.text.caption.line};
  font-variant-numeric: tabular-nums;
`;
