import { containerBelow, theme } from '@telve/ui';
import { styled } from 'styled-components';

const { space } = theme;

/** Fields beside each other on twelve columns where there is room: `--of` says how many one takes, all by itself. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: ${space[7]} ${space[6]};

  & > * { grid-column: 1 / -1; min-width: 0; }
  & > .c3 { grid-column: span 3; }
  & > .c4 { grid-column: span 4; }
  & > .c5 { grid-column: span 5; }
  & > .c6 { grid-column: span 6; }
  & > .c7 { grid-column: span 7; }
  & > .c8 { grid-column: span 8; }
  ${containerBelow.md} {
    & > [class] { grid-column: 1 / -1; }
  }
`;
