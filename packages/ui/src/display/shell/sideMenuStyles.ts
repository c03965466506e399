import { css } from 'styled-components';
import { visuallyHidden } from '../../theme/mixins';
import { theme } from '../../theme/theme';
import { iconSize } from '../shared/icon';

const { color, space, radius, text, duration, ease } = theme;

/** Icons alone; names stay readable for assistive technology and as tooltips. */
const collapsedCss = css`
  padding-inline: 10px;
  & > .head .brand { justify-content: center; padding: 0; }
  & > .head .brand > span, & > .head .brand > small,
  & nav h2, & nav a > span, & nav a > b { ${visuallyHidden} }
  & nav { margin: 0; padding: 0; scrollbar-width: none; }
  & nav a { justify-content: center; width: 44px; height: 33px; padding: 0; }
  & .group + .group { margin-top: ${space[3]}; padding-top: ${space[3]}; border-top: 1px solid ${color.border.default}; }
  & > .foot { flex-direction: column; justify-content: center; gap: ${space[2]}; }
`;

export const sideMenuCss = css`
  display: flex;
  flex-direction: column;
  height: 100%;
  padding: ${space[5]} ${space[5]} ${space[4]};
  overflow: hidden;

  & > .head { display: flex; align-items: center; margin-bottom: ${space[4]}; }
  & > .head .brand { flex: 1; min-width: 0; padding: 0 ${space[3]}; }
  & > nav {
    flex: 1;
    min-height: 0;
    margin: 0 calc(-1 * ${space[4]});
    padding: 1px ${space[4]};
    overflow: hidden auto;
    scrollbar-width: thin;
    scrollbar-color: ${color.border.default} transparent;
  }
  & .group + .group { padding-top: 14px; }
  & h2 {
    display: flex;
    align-items: center;
    height: 22px;
    padding: 0 10px;
    font-size: ${text.caption.size};
    font-weight: 500;
    letter-spacing: 0;
    color: ${color.text.tertiary};
  }
  & nav a {
    position: relative;
    display: flex;
    align-items: center;
    gap: 10px;
    height: 30px;
    padding: 0 10px;
    border-radius: ${radius.sm};
    color: ${color.text.secondary};
    font-size: ${text.label.size};
    font-weight: 500;
    letter-spacing: ${text.label.tracking};
    white-space: nowrap;
    transition: background ${duration.fast} ${ease.standard}, color ${duration.fast} ${ease.standard};
    ${iconSize(16)}
  }
  & nav a > svg { color: ${color.text.tertiary}; }
  & nav a > span { overflow: hidden; text-overflow: ellipsis; }
  & nav a:hover { background: ${color.bg.pressed}; color: ${color.text.primary}; text-decoration: none; }
  & nav a:focus-visible { outline-offset: -2px; }
  & nav a[aria-current] {
    background: ${color.bg.surface};
    color: ${color.text.primary};
    font-weight: 600;
    box-shadow: ${theme.shadow.xs}, 0 0 0 1px ${color.border.default};
  }
  & nav a[aria-current] > svg { color: ${color.accent.text}; }
  & nav a > b {
    min-width: 20px;
    margin-left: auto;
    padding: 0 6px;
    border-radius: ${radius.full};
    background: ${color.accent.subtleHover};
    color: ${color.accent.text};
    font-size: 11px;
    font-weight: 600;
    line-height: 18px;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  & .sr { ${visuallyHidden} }
  & > .foot {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[4]};
    margin-top: ${space[4]};
    padding-top: ${space[4]};
    border-top: 1px solid ${color.border.default};
  }

  &[data-drawer='true'] nav a { height: 44px; font-size: ${text.body.size}; }
  &[data-collapsed='true'] { ${collapsedCss} }
  @media (min-width: 768px) and (max-width: 1279.98px) {
    &[data-drawer='false'] {
      ${collapsedCss}
      & > .foot > .collapse { display: none; }
    }
  }
  @media (forced-colors: active) {
    & nav a[aria-current] { outline: 2px solid Highlight; outline-offset: -2px; }
  }
`;
