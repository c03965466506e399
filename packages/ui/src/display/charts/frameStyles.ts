import { css } from 'styled-components';
import { tabular, text, visuallyHidden } from '../../theme/mixins';
import { theme } from '../../theme/theme';
import { afterDelay, skeletonCss } from '../skeleton/styles';

const { color, space, duration, ease } = theme;

/** The frame from its root down. Narrow widths count by its own container. */
export const frameCss = css`
  container: telve-chart / inline-size;
  border: 1px solid ${color.border.default};
  border-radius: ${theme.radius.lg};
  background: ${color.bg.surface};

  .c-head {
    display: flex;
    align-items: flex-start;
    gap: ${space[5]};
    padding: ${space[6]} ${space[7]} 0;
  }
  .c-head > div { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  .c-head :is(h2, h3, h4) { ${text('card')} }
  .c-head p {
    margin-top: 2px;
    ${text('label')}
    font-weight: 400;
    color: ${color.text.secondary};
  }
  .c-body { padding: ${space[7]}; transition: opacity ${duration.fast} ${ease.standard}; }
  &[data-status='refreshing'] .c-body { opacity: 0.6; transition-delay: 150ms; }
  &[data-status='loading'] .c-drawing { ${skeletonCss} ${afterDelay} border-radius: ${theme.radius.md}; }
  .c-wait { ${skeletonCss} ${afterDelay} width: 60%; max-width: 280px; margin: 5px 0; }
  .c-drawing[data-instead] {
    display: grid;
    height: auto;
    place-content: center;
    color: ${color.text.secondary};
    text-align: center;
  }
  .c-notice { margin-top: ${space[5]}; color: ${color.danger.text}; ${text('label')} }

  .c-legend {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]} ${space[7]};
    margin-bottom: ${space[6]};
    color: ${color.text.secondary};
    font-size: ${theme.text.caption.size};
    line-height: ${theme.text.caption.line};
  }
  .c-legend li { display: inline-flex; align-items: center; gap: ${space[3]}; }
  .c-legend i { width: 8px; height: 8px; border-radius: 2px; forced-color-adjust: none; }
  .c-legend b { color: ${color.text.primary}; font-weight: 600; ${tabular} }
  [data-series='1'] { background: ${color.chart[1]}; }
  [data-series='2'] { background: ${color.chart[2]}; }
  [data-series='3'] { background: ${color.chart[3]}; }

  .c-hidden { ${visuallyHidden} }
  .c-table:not(.c-hidden) { position: relative; max-height: 420px; margin-top: ${space[6]}; overflow: auto; }
  .c-table table {
    width: 100%;
    border-collapse: separate;
    border-spacing: 0;
    font-size: ${theme.text.label.size};
    line-height: ${theme.text.label.line};
    ${tabular}
  }
  .c-table caption { ${visuallyHidden} }
  .c-table :is(th, td) {
    height: 34px;
    padding: ${space[2]} ${space[5]};
    border-bottom: 1px solid ${color.border.subtle};
    font-weight: 400;
    text-align: start;
  }
  .c-table tbody tr:last-child > * { border-bottom: 0; }
  .c-table tbody th { overflow-wrap: anywhere; }
  .c-table thead th {
    position: sticky;
    top: 0;
    z-index: 1;
    height: 36px;
    border-block: 1px solid ${color.border.default};
    background: ${color.bg.sunken};
    color: ${color.text.secondary};
    font-size: ${theme.text.caption.size};
    font-weight: 500;
  }
  .c-table [data-numeric='true'] { text-align: end; white-space: nowrap; }
  .c-table [data-strong='true'] { font-weight: 600; }
  .c-open {
    min-width: ${theme.target.min};
    min-height: ${theme.target.min};
    padding: 0 ${space[2]};
    margin-inline-end: calc(-1 * ${space[2]});
    border: 0;
    border-radius: ${theme.radius.xs};
    background: none;
    color: ${color.text.link};
    text-align: end;
    cursor: pointer;
  }
  .c-open:hover { text-decoration: underline; text-underline-offset: 3px; }

  @container telve-chart (max-width: 479.98px) {
    .c-head { padding: ${space[6]} ${space[6]} 0; }
    .c-body { padding: ${space[6]}; }
    .c-table :is(th, td) { padding-inline: ${space[3]}; }
  }
  @media (forced-colors: active) {
    .c-legend i { border: 1px solid CanvasText; background: CanvasText; }
    .c-legend [data-series='2'] { background: Canvas; }
  }
`;

/**
 * The place of a drawing, in CSS pixels by the width of the frame: kept free before the drawing is there. A drawing reads from
 * `--_chart-narrow` which of them holds.
 */
export const drawingHeight = ({ wide, medium, narrow }: { wide: number; medium: number; narrow: number }) => css`
  .c-drawing { height: ${wide}px; min-height: ${wide}px; }
  @container telve-chart (max-width: 767.98px) { .c-drawing { height: ${medium}px; min-height: ${medium}px; } }
  @container telve-chart (max-width: 479.98px) {
    .c-drawing { --_chart-narrow: 1; height: ${narrow}px; min-height: ${narrow}px; }
  }
  .c-drawing[data-instead] { height: auto; }
`;
