'use client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { badgeCss } from './styles';

export type BadgeTone = 'success' | 'warning' | 'danger' | 'info' | 'neutral' | 'accent';

export interface BadgeProps {
  /** What kind of state it is. Default `neutral`. */
  tone?: BadgeTone;
  /** The dot before the word: `ring` for a state that has not begun (coming soon). Default `fill`. */
  dot?: 'fill' | 'ring';
  /** The state in words; the colour never stands alone. */
  children: ReactNode;
}

/** How a thing is doing: a dot, a colour and a word. For what a thing is, take `Tag`; inside a `DataTable`, take `CellBadge`. */
export function Badge({ tone = 'neutral', dot = 'fill', children }: BadgeProps) {
  return (
    <Root data-tone={tone} data-dot={dot}>
      {children}
    </Root>
  );
}

const Root = styled.span`
  ${badgeCss}
`;
