import { containerBelow, text, theme } from '@telve/ui';
import { styled } from 'styled-components';

const { color, space, radius } = theme;

/** Looks of the priorities in the list, from its root. */
export const PriorityList = styled.div`
  & .help-priority { display: flex; align-items: center; flex-wrap: wrap; gap: ${space[2]} ${space[4]}; }
  & .help-priority > input {
    flex: none;
    width: 72px;
    height: ${theme.control.sm};
    padding: 0 ${space[4]};
    border: 1px solid ${color.border.control};
    border-radius: ${radius.md};
    background: ${color.bg.surface};
    color: ${color.text.primary};
    font-size: ${theme.control.text};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  & .help-priority > input:hover { border-color: ${color.text.secondary}; }
  & .help-priority > input[aria-invalid] {
    border-color: ${color.danger.icon};
    box-shadow: 0 0 0 1px ${color.danger.icon};
  }
  & .help-priority > input:focus {
    outline: none;
    border-color: ${color.border.focus};
    box-shadow: 0 0 0 1px ${color.border.focus}, 0 0 0 4px ${color.accent.subtleHover};
    @media (forced-colors: active) { outline: 2px solid Highlight; }
  }
  & .help-priority > span { display: inline-flex; ${text('caption')} min-width: 0; overflow-wrap: anywhere; }
  & .quiet { display: inline-flex; align-items: center; gap: ${space[2]}; color: ${color.text.secondary}; }
  & .quiet > svg { flex: none; width: 14px; height: 14px; stroke-width: 2; color: ${color.success.icon}; }
  & .fault { color: ${color.danger.text}; font-weight: 500; }
  & .keys { visibility: hidden; white-space: nowrap; }
  & .help-priority > input:focus + span > .keys { visibility: visible; }
  & kbd {
    padding: 0 ${space[2]};
    border: 1px solid ${color.border.default};
    border-radius: ${radius.sm};
    background: ${color.bg.sunken};
    font: inherit;
  }
  @media (pointer: coarse) {
    & .help-priority > input { height: 44px; }
    & .keys { display: none; }
  }
  ${containerBelow.md} {
    & .keys { display: none; }
    & .help-priority > input:focus + span > .keys { display: inline-flex; }
  }
`;
