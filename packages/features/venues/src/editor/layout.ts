import { containerBelow, theme } from '@telve/ui';
import { styled } from 'styled-components';

const { space } = theme;

/** Fields beside one another on twelve columns; one under the other where it is narrow. */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: ${space[7]} ${space[6]};

  & > * { grid-column: 1 / -1; }
  & > .c3 { grid-column: span 3; }
  & > .c4 { grid-column: span 4; }
  & > .c5 { grid-column: span 5; }
  & > .c6 { grid-column: span 6; }
  & > .c8 { grid-column: span 8; }
  ${containerBelow.md} { & > :is(.c3, .c4, .c5, .c6, .c8) { grid-column: 1 / -1; } }
`;

/** Choices in a line that wraps, as the design has them. */
export const Wrapping = styled.div`
  & [role='group'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[4]} ${space[9]};
  }
`;

export const Below = styled.div`
  margin-bottom: ${space[8]};
`;
