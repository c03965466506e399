import { styled } from 'styled-components';
import { theme } from '../../theme/theme';

const { color, space, layout, radius, z } = theme;

/** Below 768 px the side menu is a drawer, up to 1279 px it is collapsed, above the person chooses. */
export const Frame = styled.div`
  --_side: ${layout.side};
  --_sticky-top: calc(${space[4]} + ${layout.topbar});
  --_sticky-bottom: ${space[4]};
  /* What stands beside the pane: its parts are as wide as the root less this. */
  --_beside: calc(var(--_side) + ${space[4]});
  display: grid;
  grid-template-columns: var(--_side) minmax(0, 1fr);
  min-height: 100dvh;
  background: ${color.bg.canvas};

  &[data-collapsed='true'] { --_side: ${layout.sideCollapsed}; }

  & > .side {
    position: sticky;
    top: 0;
    z-index: ${z.side};
    height: 100dvh;
    min-width: 0;
  }
  & > .main {
    display: flex;
    flex-direction: column;
    min-width: 0;
    margin: ${space[4]} ${space[4]} ${space[4]} 0;
    border-radius: ${radius.lg};
    background: ${color.bg.surface};
  }
  & > .main > header {
    position: sticky;
    top: ${space[4]};
    z-index: ${z.topbar};
  }
  & > .main > main {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-width: 0;
  }
  & > .main > main:focus-visible { outline: none; }
  & > .mask {
    position: fixed;
    inset: ${space[4]} ${space[4]} ${space[4]} var(--_side);
    z-index: ${z.frame};
    border-radius: ${radius.lg};
    box-shadow: 0 0 0 32px ${color.bg.canvas}, 0 0 0 1px ${color.border.default};
    pointer-events: none;
  }
  & > .mask::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px solid ${color.border.default};
    border-radius: inherit;
  }
  & :is(a, button, input, select, textarea, [tabindex]) { scroll-margin: 88px 0 84px; }

  @media (max-width: 1279.98px) {
    --_side: ${layout.sideCollapsed};
    --_t-layout-gutter: var(--telve-layout-gutter, 24px);
  }
  @media (max-width: 767.98px) {
    --_t-layout-gutter: var(--telve-layout-gutter, 16px);
    --_sticky-top: ${layout.topbar};
    --_sticky-bottom: 0px;
    --_beside: 0px;
    grid-template-columns: minmax(0, 1fr);
    & > .side, & > .mask { display: none; }
    & > .main {
      min-height: 100dvh;
      margin: 0;
      border-radius: 0;
    }
    & > .main > header { top: 0; }
  }
  @media print {
    display: block;
    & > .side, & > .mask, & > .main > header { display: none; }
    & > .main { margin: 0; }
  }
`;
