import { containerBelow, text, theme, visuallyHidden } from '@telve/ui';
import { styled } from 'styled-components';

const { color, space, radius } = theme;

export const Heading = styled.div`
  margin-bottom: ${space[7]};

  & > h2 { ${text('section')} }
  & > h2:focus-visible { outline: none; }
  & > p {
    max-width: 68ch;
    color: ${color.text.secondary};
  }
`;

export const Sections = styled.div`
  display: grid;
  gap: ${space[7]};
  margin-bottom: ${space[8]};
`;

export const Compare = styled.div`
  display: grid;
  gap: ${space[5]};

  & > .row {
    display: grid;
    grid-template-columns: minmax(120px, 1fr) minmax(0, 3fr) minmax(0, 3fr);
    gap: ${space[4]};
    align-items: stretch;
  }
  & .who {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    ${text('label')}
  }
  & .who small { ${text('caption')} color: ${color.text.secondary}; }
  & .name {
    display: grid;
    align-content: start;
    gap: 2px;
    padding-top: ${space[4]};
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & .name > span {
    ${text('caption')}
    color: ${color.text.secondary};
  }
  & .name > b { font-weight: 550; }
  & .todo {
    display: inline-block;
    width: 6px;
    height: 6px;
    margin-left: ${space[3]};
    border-radius: ${radius.full};
    background: ${color.warning.solid};
    vertical-align: middle;
    @media (forced-colors: active) { background: CanvasText; }
  }
  ${containerBelow.md} {
    & > .head { display: none; }
    & > .row { grid-template-columns: minmax(0, 1fr); }
    & .name { padding-top: 0; }
    & > .row + .row {
      padding-top: ${space[6]};
      border-top: 1px solid ${color.border.subtle};
    }
  }
`;

/** One of two values. Wide, the column's head says whose it is; the words stay for assistive technology. */
export const Choice = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${space[4]};
  min-width: 0;
  min-height: 44px;
  padding: ${space[5]} ${space[5]};
  border: 1px solid ${color.border.default};
  border-radius: ${radius.md};
  background: ${color.bg.surface};
  cursor: pointer;
  overflow-wrap: anywhere;

  & > input {
    flex: none;
    width: 18px;
    height: 18px;
    margin: 1px 0 0;
    accent-color: ${color.accent.solid};
  }
  &:has(:checked) {
    border-color: ${color.accent.solid};
    box-shadow: inset 0 0 0 1px ${color.accent.solid};
    background: ${color.accent.subtle};
  }
  &:hover:not(:has(:checked)) { background: ${color.bg.hover}; }
  & b { font-weight: 550; }
  & mark {
    border-radius: ${radius.xs};
    background: ${color.warning.tint};
    color: ${color.warning.text};
    @media (forced-colors: active) { text-decoration: underline; }
  }
  & .note { ${visuallyHidden} }
  ${containerBelow.md} {
    & .note {
      position: static;
      display: block;
      width: auto;
      height: auto;
      overflow: visible;
      clip-path: none;
      white-space: normal;
      ${text('caption')}
      color: ${color.text.secondary};
    }
  }
  @media (forced-colors: active) {
    &:has(:checked) { outline: 2px solid Highlight; }
  }
`;

export const Merged = styled.ul`
  margin: 0;
  padding: 0;
  border: 1px solid ${color.border.default};
  border-radius: ${radius.md};
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    gap: ${space[5]};
    padding: ${space[4]} ${space[5]};
  }
  & > li + li { border-top: 1px solid ${color.border.subtle}; }
  & > li > svg { flex: none; width: 16px; height: 16px; color: ${color.text.tertiary}; }
  & > li > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & b { ${text('label')} }
  & p {
    margin: 0;
    ${text('caption')}
    color: ${color.text.secondary};
  }
`;
