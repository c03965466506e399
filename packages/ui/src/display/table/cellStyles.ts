import { css } from 'styled-components';
import { theme } from '../../theme/theme';
import { badgeCss } from '../badge/styles';
import { tagCss } from '../tag/styles';

const { color, space, text, radius } = theme;

/** Looks of the `Cell…` components. */
export const cellCss = css`
  .t-main { display: flex; align-items: center; gap: ${space[5]}; min-width: 0; }
  .t-main > div { min-width: 0; }
  .t-name { font-weight: 550; color: ${color.text.primary}; }
  a.t-name, button.t-name {
    display: inline-block;
    margin: -5px 0;
    padding: 5px 0;
    border: 0;
    background: none;
    text-align: start;
    cursor: pointer;
  }
  a.t-name:hover, button.t-name:hover { color: ${color.text.primary}; text-decoration: underline; }
  .t-sub { display: block; font-size: ${text.caption.size}; line-height: ${text.caption.line}; color: ${color.text.secondary}; }
  .t-muted { color: ${color.text.secondary}; }
  .t-small { font-size: ${text.caption.size}; line-height: ${text.caption.line}; color: ${color.text.secondary}; }
  .t-faint { color: ${color.text.tertiary}; }
  .t-thumb {
    flex: none;
    width: 36px;
    height: 36px;
    object-fit: cover;
    border-radius: ${radius.sm};
    background: ${color.bg.pressed};
    box-shadow: inset 0 0 0 1px ${color.border.subtle};
  }
  .t-badge { ${badgeCss} }
  .t-tag { ${tagCss} }
  .t-row { display: flex; align-items: center; flex-wrap: wrap; gap: 2px ${space[4]}; }
  .t-acts { display: inline-flex; justify-content: flex-end; gap: 2px; }
  .t-act {
    display: inline-grid;
    place-items: center;
    width: ${theme.control.sm};
    height: ${theme.control.sm};
    padding: 0;
    border: 0;
    border-radius: ${radius.sm};
    background: none;
    color: ${color.text.secondary};
    cursor: pointer;
  }
  .t-act:hover { background: ${color.bg.pressed}; color: ${color.text.primary}; }
  .t-act[aria-disabled='true'] { color: ${color.text.disabled}; cursor: not-allowed; }
  .t-act > svg { width: 16px; height: 16px; stroke-width: 1.75; }
`;
