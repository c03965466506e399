import { css, styled } from 'styled-components';
import { focusRing } from '../theme/mixins';
import { theme } from '../theme/theme';

const { color, duration, radius, space } = theme;

/** A check box or radio button drawn by us but still the browser's own input. */
export const choiceInput = css`
  appearance: none;
  flex: none;
  display: grid;
  place-items: center;
  width: 18px;
  height: 18px;
  margin: 1px 0 0;
  border: 1.5px solid ${color.border.control};
  border-radius: 5px;
  background: ${color.bg.surface};
  color: ${color.accent.onSolid};
  cursor: inherit;
  transition: background ${duration.fast}, border-color ${duration.fast};
  &[type='radio'] { border-radius: 50%; }
  &[type='radio']::after {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: currentColor;
    opacity: 0;
  }
  &:checked::after { opacity: 1; }
  &:checked, &:indeterminate[type='checkbox'] { background: ${color.accent.solid}; border-color: ${color.accent.solid}; }
  &[aria-invalid] { border-color: ${color.danger.icon}; }
  &:focus-visible { ${focusRing} }
  &:disabled { background: ${color.bg.pressed}; border-color: ${color.border.strong}; }
  &:disabled:checked { background: ${color.border.strong}; color: ${color.bg.surface}; }
  @media (pointer: coarse) { margin-top: 0; }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Canvas;
    border-color: ButtonText;
    color: HighlightText;
    &:checked, &:indeterminate[type='checkbox'] { background: Highlight; border-color: Highlight; }
    &:disabled, &:disabled:checked { border-color: GrayText; background: Canvas; color: GrayText; }
  }
`;

/** The line of an input and its words; the hit area grows for a finger, the looks do not. */
export const ChoiceLabel = styled.label`
  position: relative;
  display: inline-flex;
  align-items: flex-start;
  justify-self: start;
  gap: 10px;
  min-height: ${theme.target.min};
  padding: 2px 0;
  cursor: pointer;
  &:hover > input:enabled:not(:checked) { border-color: ${color.text.secondary}; }
  &:has(> input:disabled) { cursor: not-allowed; color: ${color.text.disabled}; }
  & a { text-decoration: underline; text-decoration-color: ${color.accent.border}; }
  & a:hover { text-decoration-color: currentColor; }
  @media (pointer: coarse) {
    align-items: center;
    min-height: 32px;
    &::before { content: ''; position: absolute; inset: -6px; }
    & > * { position: relative; }
  }
`;

export const ChoiceInput = styled.input`
  ${choiceInput}
`;

/** A choice in a frame of its own, with a second line. */
export const ChoiceCard = styled.label`
  display: flex;
  gap: 10px;
  padding: ${space[5]};
  border: 1px solid ${color.border.default};
  border-radius: ${radius.md};
  background: ${color.bg.surface};
  cursor: pointer;
  &:hover { border-color: ${color.border.strong}; background: ${color.bg.hover}; }
  &:has(> input:checked) {
    border-color: ${color.accent.solid};
    box-shadow: 0 0 0 1px ${color.accent.solid};
    background: ${color.accent.subtle};
  }
  &:has(> input:disabled) { cursor: not-allowed; color: ${color.text.disabled}; }
  & b { display: block; font-weight: 550; }
  & small { display: block; color: ${color.text.secondary}; font-size: ${theme.text.caption.size}; line-height: ${theme.text.caption.line}; }
  @media (forced-colors: active) { &:has(> input:checked) { outline: 2px solid Highlight; } }
`;
