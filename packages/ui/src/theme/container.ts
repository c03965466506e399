import { css } from 'styled-components';
import { breakpoint } from './theme';

/**
 * Makes an element the container that width decisions inside it look at. Declared by UiRoot, page frames and dialogs.
 * Put class `telve-body` on its child, so that the tokens of narrow containers apply there (a container cannot query itself).
 */
export const container = css`
  container: telve / inline-size;
`;

const below = (width: string) => `@container telve (max-width: ${Number.parseFloat(width) - 0.02}px)`;
const from = (width: string) => `@container telve (min-width: ${width})`;

/** Container-query preludes: `${containerBelow.md} { … }` applies under 768 px of the nearest telve container. */
export const containerBelow = {
  sm: below(breakpoint.sm),
  md: below(breakpoint.md),
  lg: below(breakpoint.lg),
  xl: below(breakpoint.xl),
  xxl: below(breakpoint.xxl),
} as const;

/** Container-query preludes: `${containerFrom.lg} { … }` applies from 1024 px of the nearest telve container. */
export const containerFrom = {
  sm: from(breakpoint.sm),
  md: from(breakpoint.md),
  lg: from(breakpoint.lg),
  xl: from(breakpoint.xl),
  xxl: from(breakpoint.xxl),
} as const;
