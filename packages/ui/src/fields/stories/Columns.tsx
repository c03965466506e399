import { styled } from 'styled-components';
import { containerBelow } from '../../theme/container';
import { theme } from '../../theme/theme';

/** Three columns of fields; one in a narrow container. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[7]} ${theme.space[8]};
  align-items: start;
  ${containerBelow.md} { grid-template-columns: minmax(0, 1fr); }
`;

export const Stack = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;
