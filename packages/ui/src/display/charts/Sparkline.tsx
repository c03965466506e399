'use client';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme';
import { sparkPath, sparkSize } from './sparkPath';

export interface SparklineProps {
  /** In order of time; null where nothing is known. */
  points: readonly (number | null)[];
}

/** The course of a figure in 84 × 32 pixels. Decoration: the figure and its change stand beside it in words. */
export function Sparkline({ points }: SparklineProps) {
  const { width, height } = sparkSize;
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <path d={sparkPath(points)} />
    </Drawing>
  );
}

const Drawing = styled.svg`
  flex: none;
  & > path {
    fill: none;
    stroke: ${theme.color.chart[1]};
    stroke-width: 1.5;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  @media (forced-colors: active) { & > path { stroke: CanvasText; } }
`;
