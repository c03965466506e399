import { css } from 'styled-components';
import { containerBelow } from '../../theme/container';
import { theme } from '../../theme/theme';
import { iconSize } from '../shared/icon';

const { color, radius } = theme;

export const pagerCss = css`
  display: flex;
  align-items: center;
  gap: 2px;
  margin-left: auto;
  font-variant-numeric: tabular-nums;

  & > button {
    display: inline-grid;
    place-items: center;
    min-width: 30px;
    height: 30px;
    padding: 0 6px;
    border: 0;
    border-radius: ${radius.sm};
    background: none;
    color: ${color.text.secondary};
    font-size: ${theme.text.label.size};
    font-weight: 500;
    cursor: pointer;
    ${iconSize(16)}
  }
  & > button:hover {
    background: ${color.bg.pressed};
    color: ${color.text.primary};
  }
  & > button[aria-current] {
    background: ${color.accent.subtle};
    color: ${color.accent.text};
    font-weight: 600;
    box-shadow: inset 0 0 0 1px ${color.accent.border};
  }
  & > button[aria-disabled='true'] {
    background: none;
    color: ${color.text.disabled};
    cursor: not-allowed;
  }
  & > span {
    padding: 0 4px;
    color: ${color.text.tertiary};
  }
  @media (pointer: coarse) {
    & > button { min-width: 40px; height: 40px; }
  }
  @media (forced-colors: active) {
    & > button[aria-current] { outline: 2px solid Highlight; outline-offset: -2px; }
  }
  ${containerBelow.md} {
    margin-left: 0;
    & > .n { display: none; }
    & > .n[aria-current] { display: inline-grid; }
  }
`;
