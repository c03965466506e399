import { containerBelow, theme } from '@telve/ui';
import { styled } from 'styled-components';

const { space } = theme;

/** Fields beside each other where there is room; `.wide` takes the line, `.third` a smaller part. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${space[7]} ${space[6]};

  & > * { grid-column: span 3; min-width: 0; }
  & > .wide { grid-column: 1 / -1; }
  & > .most { grid-column: span 4; }
  & > .least { grid-column: span 2; }
  ${containerBelow.md} {
    grid-template-columns: minmax(0, 1fr);
    & > *, & > .most, & > .least { grid-column: auto; }
  }
`;
