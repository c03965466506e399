import { containerBelow, theme } from '@telve/ui';
import { styled } from 'styled-components';

const { space, color, radius } = theme;

/** List on the left, document on the right; where the page is narrow the list stands above. */
export const Frame = styled.div`
  display: grid;
  grid-template-columns: 280px minmax(0, 1fr);
  border: 1px solid ${color.border.default};
  border-radius: ${radius.lg};
  background: ${color.bg.surface};
  overflow: hidden;

  ${containerBelow.lg} { grid-template-columns: minmax(0, 1fr); }
`;

export const Side = styled.div`
  min-width: 0;
  border-inline-end: 1px solid ${color.border.default};
  background: ${color.bg.sunken};

  ${containerBelow.lg} { border-inline-end: 0; }
`;

export const Main = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

/** Under the document: what is said of it. */
export const Judgement = styled.div`
  display: grid;
  gap: ${space[6]};
  padding: ${space[7]};
  border-top: 1px solid ${color.border.default};
`;
