import { css, keyframes } from 'styled-components';
import { focusRing } from '../theme/mixins';
import { theme } from '../theme/theme';

const { color, duration, ease } = theme;
const turn = keyframes`to { transform: rotate(1turn); }`;

/**
 * Rules for elements of class `telve-switch`. Switch carries them itself; a table puts them on its root once, so that a hundred
 * switches are a hundred plain buttons.
 */
export const switchStyles = css`
  .telve-switch {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 10px;
    min-width: 34px;
    min-height: ${theme.target.min};
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.full};
    background: none;
    color: inherit;
    text-align: start;
    cursor: pointer;
  }
  .telve-switch:focus-visible { outline: none; }
  .telve-switch:focus-visible > i { ${focusRing} }
  .telve-switch > i {
    position: relative;
    flex: none;
    width: 32px;
    height: 18px;
    border-radius: ${theme.radius.full};
    background: ${color.border.control};
    transition: background ${duration.base} ${ease.standard};
  }
  .telve-switch > i::after {
    content: '';
    position: absolute;
    top: 2px;
    inset-inline-start: 2px;
    width: 14px;
    height: 14px;
    border-radius: 50%;
    background: ${color.bg.surface};
    box-shadow: ${theme.shadow.sm};
    transition: transform ${duration.base} ${ease.standard};
  }
  .telve-switch[aria-checked='true'] > i { background: ${color.accent.solid}; }
  .telve-switch[aria-checked='true'] > i::after { transform: translateX(14px); }
  .telve-switch[aria-busy='true'] { cursor: progress; }
  .telve-switch[aria-busy='true'] > i { opacity: 0.65; }
  .telve-switch[aria-busy='true'] > i::before {
    content: '';
    position: absolute;
    z-index: 1;
    top: 4px;
    inset-inline-start: 4px;
    width: 10px;
    height: 10px;
    border-radius: 50%;
    border: 2px solid ${color.accent.solid};
    border-inline-end-color: transparent;
    animation: ${turn} 0.7s linear infinite;
  }
  .telve-switch[aria-busy='true'][aria-checked='true'] > i::before { inset-inline-start: 18px; }
  .telve-switch[aria-disabled='true']:not([aria-busy='true']) { cursor: not-allowed; color: ${color.text.disabled}; }
  .telve-switch[aria-disabled='true']:not([aria-busy='true']) > i { background: ${color.border.strong}; }
  @media (pointer: coarse) {
    .telve-switch::before { content: ''; position: absolute; inset: -10px -6px; }
  }
  @media (forced-colors: active) {
    .telve-switch > i { forced-color-adjust: none; background: Canvas; box-shadow: inset 0 0 0 1px ButtonText; }
    .telve-switch > i::after { background: ButtonText; }
    .telve-switch[aria-checked='true'] > i { background: Highlight; }
    .telve-switch[aria-checked='true'] > i::after { background: HighlightText; }
    .telve-switch[aria-disabled='true'] > i { box-shadow: inset 0 0 0 1px GrayText; }
    .telve-switch[aria-disabled='true'] > i::after { background: GrayText; }
  }
`;
