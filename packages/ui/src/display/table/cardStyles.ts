import { css } from 'styled-components';
import { theme } from '../../theme/theme';

const { color, space, text, radius } = theme;

/** The card form: identity and actions on the first line, then label and value in pairs. Roles stand in the markup, since a grid is no table. */
export const cardCss = css`
  .t-frame { border: 0; border-radius: 0; overflow: visible; background: none; }
  .t-scroll[data-overflows] { overflow: visible; }
  table, tbody { display: block; }
  colgroup { display: none; }
  thead {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  tbody tr {
    position: relative;
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[5]} ${space[6]};
    margin-bottom: ${space[4]};
    padding: 14px ${space[6]};
    border: 1px solid ${color.border.default};
    border-radius: ${radius.lg};
    background: ${color.bg.surface};
    reading-flow: grid-order;
  }
  .t-frame tbody tr > :is(td, th) {
    display: block;
    order: 2;
    width: auto;
    min-width: 0;
    height: auto;
    padding: 0;
    border: 0;
    text-align: start;
    overflow-wrap: anywhere;
  }
  tbody td[data-l]::before {
    content: attr(data-l);
    /* The column header in the markup is the name; this is its picture. */
    content: attr(data-l) / '';
    display: block;
    margin-bottom: 2px;
    font-size: ${text.caption.size};
    line-height: ${text.caption.line};
    letter-spacing: 0;
    color: ${color.text.secondary};
  }
  .t-none::before { content: '—' / ''; color: ${color.text.tertiary}; }
  .t-frame tbody tr > .t-identity { grid-row: 1; grid-column: 1 / -1; order: 0; padding-right: 92px; }
  .t-frame tbody tr:not(:has(> .t-actions)) > .t-identity { padding-right: 0; }
  .t-frame tbody tr:has(.t-acts > :nth-child(3)) > .t-identity { padding-right: 116px; }
  .t-frame tbody tr > .t-actions { grid-row: 1; grid-column: 2; order: 1; justify-self: end; margin: -2px -6px 0 0; }
  .t-frame tbody tr > .t-card-wide { grid-column: 1 / -1; }
  .t-frame tbody tr > .t-card-hidden { display: none; }
  .t-total > :empty { display: none !important; }
  .t-body tr { display: block; padding: 0; }
  .t-line { top: -4px; }
`;
