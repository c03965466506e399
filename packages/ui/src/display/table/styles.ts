import { css, keyframes } from 'styled-components';
import { switchStyles } from '../../fields/switchStyles';
import { visuallyHidden } from '../../theme/mixins';
import { theme } from '../../theme/theme';
import { afterDelay, skeletonCss } from '../skeleton/styles';
import { cardCss } from './cardStyles';
import { cellCss } from './cellStyles';

const { color, space, text, radius, duration, ease } = theme;

const run = keyframes`from { transform: translateX(-100%); } to { transform: translateX(400%); }`;

/** Everything a table looks like, from its root down. Narrow widths count by the table's own container. */
export const tableCss = css`
  container: telve-table / inline-size;

  .t-frame {
    position: relative;
    border: 1px solid ${color.border.default};
    border-radius: ${radius.lg};
    overflow: clip;
    background: ${color.bg.surface};
  }
  .t-scroll[data-overflows] { overflow-x: auto; }
  .t-scroll:focus-visible { outline-offset: -2px; }
  caption, .t-sr { ${visuallyHidden} }

  table {
    width: 100%;
    border-collapse: separate;
    border-spacing: 0;
    font-size: ${text.label.size};
    line-height: ${text.label.line};
    font-variant-numeric: tabular-nums;
  }
  thead th {
    position: sticky;
    top: var(--_sticky-top, 0px);
    z-index: 1;
    height: 36px;
    padding: 0 ${space[5]};
    border-bottom: 1px solid ${color.border.default};
    background: ${color.bg.sunken};
    color: ${color.text.secondary};
    font-size: ${text.caption.size};
    font-weight: 500;
    letter-spacing: 0;
    text-align: start;
    white-space: nowrap;
  }
  thead th[aria-sort]::after { content: ' ↓' / ''; }
  thead th[aria-sort='ascending']::after { content: ' ↑' / ''; }
  .t-scroll[data-overflows] thead th { top: 0; }
  tbody td, tbody th {
    height: ${theme.row.default};
    padding: ${space[3]} ${space[5]};
    border-bottom: 1px solid ${color.border.subtle};
    font-weight: 400;
    text-align: start;
    vertical-align: middle;
  }
  table[data-compact] :is(td, tbody th) { height: ${theme.row.compact}; }
  tbody tr:last-child > * { border-bottom: 0; }
  tbody .t-total { background: ${color.bg.sunken}; font-weight: 600; }
  tbody .t-total > * { font-weight: inherit; }
  tr > :first-child { padding-left: ${space[6]}; }
  tr > :last-child { padding-right: ${space[6]}; }
  tbody tr { transition: background ${duration.instant}; }
  tbody tr:hover { background: ${color.bg.hover}; }
  .t-body tr:hover, .t-loading tr:hover { background: none; }
  .t-body td { padding: 0; }
  [data-clickable] tr { cursor: pointer; }
  tr > .t-end { text-align: end; }
  tr > .t-center { text-align: center; }
  tr > .t-actions { width: 1px; text-align: end; white-space: nowrap; }

  /* A short wait shows nothing: line and paler rows come after 150 ms. */
  tbody { transition: opacity ${duration.fast} ${ease.standard}; }
  [data-status='refreshing'] tbody { opacity: 0.6; transition-delay: 150ms; }
  .t-line {
    position: absolute;
    top: 35px;
    left: 0;
    right: 0;
    height: 2px;
    overflow: hidden;
    visibility: hidden;
  }
  [data-status='refreshing'] .t-line { ${afterDelay} }
  [data-status='refreshing'] .t-line::after {
    content: '';
    display: block;
    width: 25%;
    height: 100%;
    background: ${color.accent.solid};
    animation: ${run} 1.1s linear infinite;
  }
  .t-loading { ${afterDelay} }
  .t-sk { ${skeletonCss} width: 60%; max-width: 120px; }
  .t-identity .t-sk { width: 80%; max-width: 180px; }

  ${cellCss}
  ${switchStyles}

  @container telve-table (min-width: 640px) {
    [data-wide] :is(td, th), [data-wide] .t-row { flex-wrap: nowrap; white-space: nowrap; }
    [data-overflows] > [data-wide] .t-identity {
      position: sticky;
      left: 0;
      z-index: 1;
      border-right: 1px solid ${color.border.subtle};
      background: ${color.bg.surface};
    }
    [data-overflows] > [data-wide] :is(thead, .t-total) .t-identity { background: ${color.bg.sunken}; }
  }
  @container telve-table (max-width: 939.98px) { .t-below-xl { display: none; } }
  @container telve-table (max-width: 759.98px) { .t-below-lg { display: none; } }
  @container telve-table (max-width: 639.98px) { ${cardCss} }

  @media (prefers-reduced-motion: reduce) {
    [data-status='refreshing'] .t-line::after { width: 100%; opacity: 0.5; animation: none; }
  }
  @media (forced-colors: active) {
    .t-line::after { background: Highlight; }
  }
`;
