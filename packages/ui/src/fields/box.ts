import { css, styled } from 'styled-components';
import { theme } from '../theme/theme';

const { color, duration, ease, space } = theme;

export const boxFocus = css`
  border-color: ${color.border.focus};
  box-shadow: 0 0 0 1px ${color.border.focus}, 0 0 0 4px ${color.accent.subtleHover};
  /* What is wrong stays in sight: the ring stands around it. */
  &[data-invalid] {
    border-color: ${color.danger.icon};
    box-shadow: 0 0 0 1px ${color.danger.icon}, 0 0 0 3px ${color.border.focus};
  }
  @media (forced-colors: active) { outline: 2px solid Highlight; }
`;

/** Border, fill and states of a control's box. States come from data attributes and focus, so that one class serves all. */
export const boxStyles = css`
  width: 100%;
  border: 1px solid ${color.border.control};
  border-radius: ${theme.radius.md};
  background: ${color.bg.surface};
  color: ${color.text.primary};
  transition: border-color ${duration.fast} ${ease.standard}, box-shadow ${duration.fast} ${ease.standard};
  &:hover { border-color: ${color.text.secondary}; }
  &[data-invalid] {
    border-color: ${color.danger.icon};
    box-shadow: 0 0 0 1px ${color.danger.icon};
    @media (forced-colors: active) { border-width: 2px; }
  }
  &[data-readonly], &[data-readonly]:hover {
    border-color: transparent;
    background: ${color.bg.sunken};
    box-shadow: inset 0 0 0 1px ${color.border.subtle};
  }
  &[data-disabled], &[data-disabled]:hover {
    border-color: ${color.border.default};
    background: ${color.bg.pressed};
    color: ${color.text.disabled};
    cursor: not-allowed;
    @media (forced-colors: active) { border-color: GrayText; }
  }
`;

/** The box around an input and what stands beside it (icon, unit, toggle). */
export const Box = styled.div`
  ${boxStyles}
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[4]};
  min-height: ${theme.control.md};
  padding: 0 ${space[5]};
  &:focus-within { ${boxFocus} }
  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
    stroke-width: 1.75;
    color: ${color.text.tertiary};
    pointer-events: none;
    @media (forced-colors: active) { color: CanvasText; }
  }
`;

/** The bare control inside a Box: an input or a select. */
export const inputStyles = css`
  flex: 1;
  width: 100%;
  min-width: 0;
  height: calc(${theme.control.md} - 2px);
  padding: 0;
  border: 0;
  border-radius: 0;
  background: none;
  box-shadow: none;
  color: inherit;
  font-size: ${theme.control.text};
  line-height: ${theme.text.body.line};
  text-align: start;
  appearance: none;
  &[data-tabular] { font-variant-numeric: tabular-nums; }
  &, &:focus, &:focus-visible { outline: none; }
  &::placeholder { color: ${color.text.tertiary}; opacity: 1; }
  &:disabled { cursor: not-allowed; opacity: 1; -webkit-text-fill-color: currentColor; }
  &:disabled::placeholder { color: ${color.text.disabled}; }
  &::-webkit-search-cancel-button, &::-webkit-search-decoration { appearance: none; }
  &:autofill { -webkit-text-fill-color: ${color.text.primary}; box-shadow: 0 0 0 100px ${color.bg.surface} inset; }
`;

export const Input = styled.input`
  ${inputStyles}
`;

/** A unit or prefix beside the input. */
export const Affix = styled.span`
  flex: none;
  color: ${color.text.tertiary};
  white-space: nowrap;
`;

/** A small button at the end of a Box: 28 px, 36 px to a finger, with a hit area that grows. */
export const BoxButton = styled.button`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 28px;
  height: 28px;
  margin-inline-end: -6px;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.sm};
  background: none;
  color: ${color.text.tertiary};
  cursor: pointer;
  &[hidden] { display: none; }
  & > svg { width: 16px; height: 16px; stroke-width: 1.75; }
  &:hover { background: ${color.bg.pressed}; color: ${color.text.primary}; }
  &:disabled { background: none; color: ${color.text.disabled}; cursor: not-allowed; }
  @media (pointer: coarse) {
    width: 36px;
    height: 36px;
    &::before { content: ''; position: absolute; inset: -4px; }
  }
`;

/** Data attributes that drive the states of a box. */
export function boxState(props: { error?: unknown; disabled?: boolean | undefined; readOnly?: boolean | undefined }) {
  return {
    ...(props.error ? { 'data-invalid': '' } : {}),
    ...(props.disabled ? { 'data-disabled': '' } : {}),
    ...(props.readOnly ? { 'data-readonly': '' } : {}),
  };
}
