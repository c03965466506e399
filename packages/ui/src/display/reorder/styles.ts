import { css } from 'styled-components';
import { theme } from '../../theme/theme';

const { color, space, radius, duration, ease } = theme;

/** Looks of a handle and of a held row, from the root around the table: cells stay plain elements. */
export const reorderCss = css`
  position: relative;
  .r-note { margin-bottom: ${space[6]}; }
  /* Under a pointer that carries, nothing may move away. */
  &[data-moving='carried'] > .r-note {
    position: absolute;
    inset: auto 0 100%;
    z-index: 2;
    margin-bottom: ${space[4]};
    pointer-events: none;
  }
  .r-place { display: flex; align-items: center; gap: ${space[2]}; }
  .r-place > b { min-width: 1.5em; font-weight: 550; }
  .r-handle {
    display: inline-grid;
    flex: none;
    place-items: center;
    width: 28px;
    height: 36px;
    padding: 0;
    border: 0;
    border-radius: ${radius.sm};
    background: none;
    color: ${color.text.tertiary};
    cursor: grab;
    touch-action: none;
    user-select: none;
  }
  .r-handle:hover, .r-handle[aria-pressed='true'] { background: ${color.bg.pressed}; color: ${color.text.primary}; }
  .r-handle > svg { width: 16px; height: 16px; stroke-width: 1.75; }
  @media (pointer: coarse) {
    .r-handle { width: 36px; height: 44px; }
  }

  &[data-moving] :is(tbody tr, li) { transition: transform ${duration.fast} ${ease.standard}; }
  &[data-moving='carried'] { cursor: grabbing; user-select: none; }
  &[data-moving='carried'] .r-handle { cursor: grabbing; }
  &&[data-moving] :is(tbody tr, li):has(.r-handle[aria-pressed='true']) {
    position: relative;
    z-index: 1;
    background: ${color.bg.raised};
    box-shadow: 0 -1px 0 ${color.accent.solid}, 0 1px 0 ${color.accent.solid};
  }
  &[data-moving='carried'] :is(tbody tr, li):has(.r-handle[aria-pressed='true']) { transition: none; }
  @media (prefers-reduced-motion: reduce) {
    &[data-moving] :is(tbody tr, li) { transition: none; }
  }
  @media (forced-colors: active) {
    &[data-moving] :is(tbody tr, li):has(.r-handle[aria-pressed='true']) { outline: 2px solid Highlight; outline-offset: -2px; }
  }
`;
