import { containerBelow, text, theme } from '@telve/ui';
import { styled } from 'styled-components';

const { space, color } = theme;

/** The record and its side column; one under the other where the page is narrow. */
export const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  gap: ${space[8]};
  align-items: start;
  margin-top: ${space[7]};

  ${containerBelow.lg} { grid-template-columns: minmax(0, 1fr); }
`;

/** Cards under one another. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[7]};
  min-width: 0;
`;

/** Name and value under one another, two beside each other where there is room; `.wide` takes the line. */
export const FactList = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[6]} ${space[7]};
  margin: 0;

  & > .wide { grid-column: 1 / -1; }
  & dt { ${text('caption')} color: ${color.text.secondary}; }
  & dd { margin: 2px 0 0; overflow-wrap: anywhere; }
  ${containerBelow.md} {
    grid-template-columns: minmax(0, 1fr);
    & > .wide { grid-column: auto; }
  }
`;
