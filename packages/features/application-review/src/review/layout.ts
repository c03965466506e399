import { containerBelow, theme } from '@telve/ui';
import { styled } from 'styled-components';

const { space, color, radius, z } = theme;

/** List and what to compare on the left, document on the right; where the page is narrow one after the other. */
export const Frame = styled.div`
  display: grid;
  grid-template: 'list document' auto 'compare document' 1fr / 280px minmax(0, 1fr);
  border: 1px solid ${color.border.default};
  border-radius: ${radius.lg};
  background: ${color.bg.surface};
  /* Not hidden: that would make a part that scrolls, and the verdict would stick to it instead of to the page. */
  overflow: clip;

  ${containerBelow.lg} { grid-template: 'list' 'document' 'compare' / minmax(0, 1fr); }
`;

export const ListSide = styled.div`
  grid-area: list;
  min-width: 0;
  border-inline-end: 1px solid ${color.border.default};
  background: ${color.bg.sunken};

  ${containerBelow.lg} { border-inline-end: 0; }
`;

export const CompareSide = styled(ListSide)`
  grid-area: compare;

  ${containerBelow.lg} { border-top: 1px solid ${color.border.default}; }
`;

export const Main = styled.div`
  grid-area: document;
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

/** Under the document: what is said of it. In sight however far the page is scrolled, unless it would hide the document. */
export const Judgement = styled.div`
  display: grid;
  gap: ${space[5]};
  padding: ${space[5]} ${space[7]};
  border-top: 1px solid ${color.border.default};
  background: ${color.bg.surface};

  @media (min-height: 600px) {
    position: sticky;
    bottom: var(--_sticky-bottom, 0px);
    z-index: ${z.sticky};
  }
  ${containerBelow.md} { padding: ${space[5]} ${space[6]}; }
`;

/** The verdict, and at its end the keys. */
export const VerdictRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]} ${space[6]};
`;

/** The reasons beside one another: above them the document wants the room. */
export const Reasons = styled.div`
  & [role='radiogroup'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]} ${space[7]};
  }
`;
