import { containerBelow, theme } from '@telve/ui';
import { styled } from 'styled-components';

const { space, color } = theme;

/** Form and side column; one under the other where the page is narrow. */
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

/** Cards under one another. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[7]};
  min-width: 0;
`;

/** Cards of a form with nothing beside them. */
export const Cards = styled(Stack)`
  margin-bottom: ${space[8]};
`;

/** The side column stays in sight while the form scrolls. */
export const Aside = styled(Stack).attrs({ as: 'aside' })`
  position: sticky;
  top: calc(var(--_sticky-top, 0px) + ${space[8]});

  ${containerBelow.lg} { position: static; }
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
