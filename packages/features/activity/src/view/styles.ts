import { containerBelow, tabular, text, theme } from '@telve/ui';
import { styled } from 'styled-components';

const { color, space } = theme;

/** The log; its parts are plain elements that are styled from here. */
export const LogRoot = styled.div`
  & .day + .day { margin-top: ${space[6]}; }
  & h2 {
    position: sticky;
    top: var(--_sticky-top, 0px);
    z-index: 1;
    padding: ${space[4]} 0;
    background: ${color.bg.surface};
    ${text('label')}
    font-weight: 600;
  }
  & li {
    display: grid;
    grid-template-columns: 44px 28px minmax(0, 1fr);
    gap: ${space[5]};
    align-items: start;
    padding: ${space[5]} 0;
    border-top: 1px solid ${color.border.subtle};
  }
  & time {
    padding-top: 5px;
    color: ${color.text.secondary};
    ${text('caption')}
    ${tabular}
  }
  & .say {
    padding-top: 4px;
    overflow-wrap: anywhere;
  }
  & .say b { font-weight: 600; }
  & .say a {
    color: ${color.text.link};
    font-weight: 500;
    text-decoration: underline;
    text-underline-offset: 2px;
  }
  & .diff {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 20px;
    margin-top: 4px;
    color: ${color.text.secondary};
    ${text('label')}
    font-weight: 400;
  }
  & .diff > span {
    display: inline-flex;
    position: relative;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 6px;
    min-width: 0;
  }
  & .diff svg { flex: none; width: 14px; height: 14px; }
  & del { text-decoration-color: ${color.text.tertiary}; }
  & ins {
    color: ${color.text.primary};
    font-weight: 500;
    text-decoration: none;
  }
  &[data-stale='true'] { opacity: 0.6; }

  ${containerBelow.md} {
    & li { grid-template-columns: 28px minmax(0, 1fr); row-gap: 0; }
    & time { grid-row: 1; grid-column: 2; padding: 0; }
    & li > span { grid-row: 1 / span 2; grid-column: 1; }
    & .say { grid-row: 2; grid-column: 2; padding: 0; }
  }
`;
