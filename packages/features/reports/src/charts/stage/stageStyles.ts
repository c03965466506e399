import { tabular, theme } from '@telve/ui/charts';
import { css } from 'styled-components';

const { color, space } = theme;

/** A drawing from its stage down. Nothing in it moves: charts do not animate. */
export const stageCss = css`
  position: relative;
  height: 100%;

  & > svg { display: block; overflow: visible; font-family: ${theme.font.sans}; ${tabular} }
  .d-grid { stroke: ${color.chart.grid}; stroke-width: 1; shape-rendering: crispEdges; }
  .d-base { stroke: ${color.border.strong}; }
  .d-text { fill: ${color.chart.axis}; font-size: 11px; }
  /* A line behind it does not run through its digits. */
  .d-value {
    fill: ${color.text.primary};
    font-weight: 600;
    stroke: ${color.bg.surface};
    stroke-width: 3;
    stroke-linejoin: round;
    paint-order: stroke;
  }
  .d-name { fill: ${color.text.primary}; font-size: 13px; }
  .d-number { font-weight: 500; }
  .d-track { fill: ${color.chart.track}; }
  .d-band { fill: ${color.bg.hover}; }
  .d-s1 { fill: ${color.chart[1]}; }
  .d-s2 { fill: ${color.chart[2]}; }

  .s-slots { position: absolute; inset: 0; }
  .s-slot {
    position: absolute;
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.xs};
    background: none;
    cursor: default;
  }
  button.s-slot { cursor: pointer; }
  .s-slot[data-active]::before {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    background: ${color.text.primary};
    opacity: 0.06;
    pointer-events: none;
  }
  .s-slot:focus-visible { outline-offset: 1px; z-index: 1; }

  .s-note {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
    justify-items: center;
    gap: ${space[4]};
    color: ${color.text.secondary};
    text-align: center;
  }

  .s-tip {
    position: absolute;
    z-index: 2;
    width: max-content;
    max-width: min(280px, 100%);
    padding: ${space[4]} ${space[5]};
    border-radius: ${theme.radius.md};
    background: ${color.bg.inverse};
    color: ${color.text.inverse};
    box-shadow: ${theme.shadow.md};
    font-size: ${theme.text.caption.size};
    line-height: 18px;
    overflow-wrap: anywhere;
    ${tabular}
  }
  /* The pointer may cross to it. */
  .s-tip::after { content: ''; position: absolute; inset: 100% 0 auto; height: 8px; }
  .s-tip dl { display: grid; grid-template-columns: 1fr auto; gap: 0 ${space[5]}; margin: 0; }
  .s-tip dl > div { display: contents; }
  .s-tip dd { margin: 0; text-align: end; font-weight: 600; }
  .s-tip [data-current] dt { text-decoration: underline; text-underline-offset: 3px; }

  @media (forced-colors: active) {
    .d-grid, .d-base { stroke: GrayText; }
    .d-text, .d-name, .d-value { fill: CanvasText; }
    .d-value { stroke: Canvas; }
    .d-track { fill: Canvas; stroke: GrayText; }
    .d-band { fill: none; stroke: GrayText; stroke-dasharray: 3 3; }
    .d-s1 { fill: CanvasText; }
    .d-s2 { fill: Canvas; stroke: CanvasText; stroke-width: 1; }
    .s-tip { border: 1px solid CanvasText; }
    .s-slot[data-active]::before { border: 1px solid Highlight; background: none; opacity: 1; }
  }
`;
