'use client';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { containerBelow } from '../../theme/container';
import { text } from '../../theme/mixins';
import { theme } from '../../theme/theme';
import { LiveRegion } from '../announce/LiveRegion';

export interface CardSectionProps {
  title: ReactNode;
  /** At the end of the title's line: a link that leads to all of them. */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page that is made of cards, such as those of the home page; a labelled region. */
export function CardSection({ title, action, children }: CardSectionProps) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{title}</h2>
        {action}
      </header>
      {children}
    </Root>
  );
}

export interface CardGridProps {
  /** Says that the cards are placeholders as yet; left out once they are there. */
  loading?: string | undefined;
  children: ReactNode;
}

/** Cards in rows of three, one below the other in a narrow container. */
export function CardGrid({ loading, children }: CardGridProps) {
  return (
    <Grid aria-busy={loading !== undefined}>
      {loading !== undefined && <LiveRegion>{loading}</LiveRegion>}
      {children}
    </Grid>
  );
}

const Root = styled.section`
  & > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[5]};
    margin-bottom: ${theme.space[5]};
  }
  & > header > h2 { ${text('card')} }
  & > header > a { ${text('label')} }
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[6]};
  ${containerBelow.lg} { grid-template-columns: minmax(0, 1fr); }
`;
