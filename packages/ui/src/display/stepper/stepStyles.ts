import { styled } from 'styled-components';
import { containerBelow } from '../../theme/container';
import { focusRing, text, visuallyHidden } from '../../theme/mixins';
import { theme } from '../../theme/theme';

const { color, space } = theme;

/** Where the column becomes a row of bars. */
export const narrow = containerBelow.md;

export const List = styled.ol`
  display: grid;
  ${narrow} { display: flex; gap: ${space[2]}; }
`;

export const Item = styled.li`
  position: relative;
  padding-bottom: ${space[6]};
  &::before {
    content: '';
    position: absolute;
    inset-inline-start: 13px;
    top: 32px;
    bottom: 2px;
    width: 1.5px;
    background: ${color.border.default};
  }
  &[data-state='done']::before { background: ${color.accent.solid}; }
  &:last-child { padding-bottom: 0; }
  &:last-child::before { display: none; }
  @media (forced-colors: active) {
    &::before { background: GrayText; }
    &[data-state='done']::before { background: Highlight; }
  }
  ${narrow} {
    flex: 1 1 0;
    min-width: 0;
    padding: 0;
    &::before { display: none; }
  }
`;

export const Row = styled.span`
  display: flex;
  align-items: flex-start;
  gap: ${space[5]};
  width: fit-content;
  max-width: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.text.secondary};
  text-align: start;
  button& {
    cursor: pointer;
    border-radius: ${theme.radius.sm};
    &:hover { text-decoration: underline; text-underline-offset: 3px; }
    &:focus-visible { ${focusRing} }
  }
  ${narrow} {
    display: grid;
    align-items: center;
    width: 100%;
    min-height: ${theme.target.min};
    button&:focus-visible { outline-offset: 0; }
    @media (pointer: coarse) { min-height: ${theme.control.sm}; }
  }
`;

export const Dot = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: 28px;
  height: 28px;
  border: 1.5px solid ${color.border.strong};
  border-radius: 50%;
  background: ${color.bg.surface};
  font-size: ${theme.text.caption.size};
  font-weight: 600;
  line-height: 1;
  font-variant-numeric: tabular-nums;
  & > svg { width: 14px; height: 14px; stroke-width: 2.25; }
  &[data-state='done'] { background: ${color.accent.solid}; border-color: ${color.accent.solid}; color: ${color.accent.onSolid}; }
  &[data-state='faulty'] { border-color: ${color.danger.icon}; color: ${color.danger.icon}; }
  &[data-current] {
    border-color: ${color.accent.solid};
    background: ${color.bg.surface};
    color: ${color.accent.text};
    box-shadow: 0 0 0 4px ${color.accent.subtleHover};
  }
  &[data-current][data-state='faulty'] { border-color: ${color.danger.icon}; color: ${color.danger.icon}; box-shadow: 0 0 0 4px ${color.danger.tint}; }
  @media (forced-colors: active) {
    &[data-current] { border-color: Highlight; outline: 2px solid Highlight; }
  }
  ${narrow} { display: none; }
`;

export const Words = styled.span`
  ${text('label')}
  min-width: 0;
  padding-top: 4px;
  line-height: 20px;
  overflow-wrap: anywhere;
  &[data-state='done'], &[data-state='faulty'] { color: ${color.text.primary}; }
  &[data-current] { color: ${color.text.primary}; font-weight: 600; }
  & small { ${text('caption')} display: block; color: ${color.text.secondary}; }
  &[data-state='faulty'] small { color: ${color.danger.text}; }
  ${narrow} { ${visuallyHidden} }
`;

// The current step's bar is half full, as in the column it is under way.
export const Bar = styled.span`
  display: none;
  height: 4px;
  border-radius: 2px;
  background: ${color.bg.track};
  &[data-state='done'] { background: ${color.accent.solid}; }
  &[data-current] { background: linear-gradient(90deg, ${color.accent.solid} 50%, ${color.bg.track} 50%); }
  &[data-state='faulty'] { background: ${color.danger.icon}; }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Canvas;
    border: 1px solid CanvasText;
    &[data-state='done'] { background: Highlight; }
    &[data-current] { background: linear-gradient(90deg, Highlight 50%, Canvas 50%); }
  }
  ${narrow} { display: block; }
`;
