import { css } from 'styled-components';
import { theme } from '../../theme/theme';
import { optionCss } from '../menu/styles';
import { iconSize } from '../shared/icon';

const { color, space, radius } = theme;

export const optionListCss = css`
  display: flex;
  flex-direction: column;
  min-width: 0;

  & > label {
    display: flex;
    align-items: center;
    gap: ${space[4]};
    min-height: 34px;
    margin-bottom: ${space[2]};
    padding: 0 10px;
    border: 1px solid ${color.border.control};
    border-radius: ${radius.sm};
    background: ${color.bg.surface};
    ${iconSize(14)}
  }
  & > label > svg { color: ${color.text.tertiary}; }
  & > label:focus-within {
    border-color: ${color.border.focus};
    box-shadow: 0 0 0 1px ${color.border.focus}, 0 0 0 4px ${color.accent.subtleHover};
  }
  & > label > input {
    flex: 1;
    min-width: 0;
    height: 32px;
    padding: 0;
    border: 0;
    background: none;
    font-size: ${theme.control.text};
  }
  & > label > input:focus-visible { outline: none; }
  & > [role='listbox'] {
    max-height: 288px;
    overflow: auto;
    overscroll-behavior: contain;
    border-radius: ${radius.sm};
  }
  & > [role='listbox']:focus-visible { outline: none; }
  & > [role='listbox'][aria-busy] { opacity: 0.6; }
  & [role='option'] {
    ${optionCss}
    ${iconSize(16)}
  }
  & [role='option']:not([data-active='true']) { background: none; }
  & [role='option'] > span { flex: 1; min-width: 0; padding: 6px 0; overflow-wrap: anywhere; }
  & [role='option'] > svg { color: ${color.accent.text}; }
  & > p {
    padding: ${space[4]};
    font-size: ${theme.text.label.size};
    color: ${color.text.secondary};
  }
  & > p > button {
    min-height: 24px;
    margin-left: ${space[3]};
    padding: 0;
    border: 0;
    background: none;
    color: ${color.text.link};
    font-weight: 550;
    cursor: pointer;
  }
`;

/** A filter chip: `data-on` when its filter is set. */
export const chipCss = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[3]};
  height: 32px;
  padding: 0 10px;
  border: 1px solid ${color.border.strong};
  border-radius: ${radius.md};
  background: ${color.bg.surface};
  color: ${color.text.secondary};
  font-size: ${theme.text.label.size};
  font-weight: 500;
  white-space: nowrap;
  cursor: pointer;
  ${iconSize(14)}

  & > svg { color: ${color.text.tertiary}; }
  & b { color: ${color.text.primary}; font-weight: 550; }
  &:hover {
    border-color: ${color.border.control};
    background: ${color.bg.hover};
    color: ${color.text.primary};
  }
  &[data-on='true'] {
    border-color: ${color.accent.border};
    background: ${color.accent.subtle};
    color: ${color.accent.text};
  }
  &[data-on='true'] :is(b, svg) { color: inherit; }
  &:disabled {
    border-color: ${color.border.default};
    background: ${color.bg.pressed};
    color: ${color.text.disabled};
    cursor: not-allowed;
  }
  @media (pointer: coarse) { height: 40px; }
  @media (forced-colors: active) {
    &[data-on='true'] { outline: 2px solid Highlight; outline-offset: -2px; }
  }
`;
