import { css } from 'styled-components';
import { tabular, visuallyHidden } from '../../theme/mixins';
import { theme } from '../../theme/theme';
import { afterDelay, skeletonCss } from '../skeleton/styles';

const { color, space, text, duration, ease } = theme;

/** The strip from its root down. Narrow widths count by its own container. */
export const kpiCss = css`
  container: telve-kpis / inline-size;
  border: 1px solid ${color.border.default};
  border-radius: ${theme.radius.lg};
  overflow: clip;
  background: ${color.bg.surface};

  .k-row {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
    margin: -1px 0 0 -1px;
    transition: opacity ${duration.fast} ${ease.standard};
  }
  &[data-status='refreshing'] .k-row { opacity: 0.6; transition-delay: 150ms; }
  .k-item {
    position: relative;
    min-width: 0;
    padding: ${space[6]} ${space[7]};
    border: 0 solid ${color.border.default};
    border-width: 1px 0 0 1px;
  }
  dt {
    color: ${color.text.secondary};
    font-size: ${text.label.size};
    line-height: ${text.label.line};
    font-weight: 500;
  }
  dd { margin: 0; }
  .k-value, .k-delta, .k-wait { display: flex; margin-top: ${space[2]}; }
  .k-value {
    font-size: ${text.metric.size};
    line-height: ${text.metric.line};
    font-weight: ${text.metric.weight};
    letter-spacing: ${text.metric.tracking};
    ${tabular}
  }
  .k-delta {
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space[2]};
    color: ${color.text.secondary};
    font-size: ${text.caption.size};
    line-height: ${text.caption.line};
    letter-spacing: 0;
    ${tabular}
  }
  .k-delta > span { display: inline-flex; align-items: center; gap: 2px; }
  .k-delta svg { flex: none; width: 12px; height: 12px; stroke-width: 2.5; }
  [data-direction] { font-weight: 600; }
  [data-direction='up'] { color: ${color.success.text}; }
  [data-direction='down'] { color: ${color.danger.text}; }
  .k-item > svg {
    position: absolute;
    top: 42px;
    right: ${space[7]};
  }
  /* As high as a figure with its change: nothing moves when they come. */
  .k-wait {
    ${skeletonCss}
    ${afterDelay}
    width: 60%;
    height: 28px;
    margin-block: calc(${space[2]} + 4px) calc(4px + ${space[2]} + ${text.caption.line});
  }

  @container telve-kpis (max-width: 900px) { .k-row { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
  @container telve-kpis (max-width: 479.98px) {
    .k-item { padding: ${space[5]}; }
    .k-item > svg { display: none; }
    .k-delta > .k-compared { ${visuallyHidden} }
    .k-value { font-size: 1.375rem; line-height: 1.75rem; }
  }
`;
