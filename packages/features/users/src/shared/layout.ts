import { containerBelow, FormStack, theme } from '@telve/ui';
import { styled } from 'styled-components';

const { space, color } = theme;

/** Cards of a form with nothing beside them. */
export const Cards = styled(FormStack)`
  margin-bottom: ${space[8]};
`;

/** Two fields beside each other, where there is room; `.wide` takes the line. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[7]} ${space[6]};

  & > .wide { grid-column: 1 / -1; }
  ${containerBelow.md} {
    grid-template-columns: minmax(0, 1fr);
    & > .wide { grid-column: auto; }
  }
`;

/** Settings below the fields, with a line between. */
export const Settings = styled.div`
  margin-top: ${space[7]};
  padding-top: ${space[7]};
  border-top: 1px solid ${color.border.subtle};
`;
