import { css } from 'styled-components';

/** How an icon inside an element is drawn: `${iconSize(16)}`. Size in CSS pixels; larger icons get thinner strokes. */
export const iconSize = (
  size: 12 | 14 | 16 | 18 | 20 | 22 | 24,
  stroke = size >= 22 ? 1.5 : size === 20 ? 1.6 : 1.75,
) => css`
  & > svg {
    flex: none;
    width: ${size}px;
    height: ${size}px;
    stroke-width: ${stroke};
  }
`;
