import { containerBelow, theme } from '@telve/ui';
import { styled } from 'styled-components';

const { space } = theme;

/** Fields beside each other on two columns where there is room: `.half` takes one, everything else both. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[7]} ${space[6]};

  & > * { grid-column: 1 / -1; min-width: 0; }
  & > .half { grid-column: span 1; }
  ${containerBelow.md} { & > .half { grid-column: 1 / -1; } }
`;

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[7]};
`;

/** The form beside what it leads to; one under the other where the page is narrow. */
export const TwoColumns = styled.div`
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

export const Aside = styled(Stack).attrs({ as: 'aside' })`
  position: sticky;
  top: calc(var(--_sticky-top, 0px) + ${space[8]});
  ${containerBelow.lg} { position: static; }
`;
