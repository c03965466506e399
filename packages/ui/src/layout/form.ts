import { styled } from 'styled-components';
import { containerBelow } from '../theme/container';
import { theme } from '../theme/theme';

const { space } = theme;

/** Fields of a form beside each other on two columns where there is room: `.half` takes one, everything else both. */
export const FormFields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[7]} ${space[6]};

  & > * { grid-column: 1 / -1; min-width: 0; }
  & > .half { grid-column: span 1; }
  ${containerBelow.md} { & > .half { grid-column: 1 / -1; } }
`;

/** Cards of a form, one under the other. */
export const FormStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[7]};
`;

/** A form beside what it leads to; one under the other where the page is narrow. */
export const FormColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  gap: ${space[9]};
  align-items: start;
  margin-bottom: ${space[8]};
  ${containerBelow.lg} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[7]};
  }
`;

/** The side column of `FormColumns`: it stays in sight while the form scrolls. */
export const FormAside = styled(FormStack).attrs({ as: 'aside' })`
  position: sticky;
  top: calc(var(--_sticky-top, 0px) + ${space[8]});
  ${containerBelow.lg} { position: static; }
`;
