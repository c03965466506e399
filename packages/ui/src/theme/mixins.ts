import { css } from 'styled-components';
import { theme } from './theme';

/** The focus ring. Use inside `&:focus-visible { … }`. */
export const focusRing = css`
  outline: ${theme.focus.width} solid ${theme.color.border.focus};
  outline-offset: ${theme.focus.offset};
`;

/** A text style of the scale: `${text('label')}`. */
export const text = (name: keyof typeof theme.text) => css`
  font-size: ${theme.text[name].size};
  line-height: ${theme.text[name].line};
  font-weight: ${theme.text[name].weight};
  letter-spacing: ${theme.text[name].tracking};
`;

/** Digits of equal width, for tables, money, dates, phone numbers and counters. */
export const tabular = css`
  font-variant-numeric: tabular-nums;
`;

/** One line that ends in “…” where it does not fit; the whole text must be reachable elsewhere. */
export const truncate = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Readable by assistive technology, not visible. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: 0;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;
