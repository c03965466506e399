import { css } from 'styled-components';
import { theme } from '../../theme/theme';

/** A line to choose in a panel: items of menus, options of filters. */
export const optionCss = css`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  min-height: 34px;
  padding: 0 ${theme.space[4]};
  border: 0;
  border-radius: ${theme.radius.sm};
  background: none;
  color: ${theme.color.text.primary};
  font-size: ${theme.text.label.size};
  line-height: ${theme.text.label.line};
  font-weight: 450;
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  &:hover, &:focus, &[data-active='true'] {
    background: ${theme.color.bg.pressed};
    color: ${theme.color.text.primary};
    text-decoration: none;
  }
  &:focus-visible { outline-offset: -2px; }
  @media (pointer: coarse) { min-height: 44px; }
  @media (forced-colors: active) {
    &:focus, &[data-active='true'] { outline: 2px solid Highlight; outline-offset: -2px; }
  }
`;
