'use client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { containerBelow } from '../../theme/container';
import { theme } from '../../theme/theme';
import { type EditorSection, SectionNav } from './SectionNav';

export interface EditorLayoutProps {
  /** The sections in their order; each is a child with that id: `<Card id="durum" title="Durum">`. */
  sections: readonly EditorSection[];
  /** Accessible name of the list of sections. Default "Bölümler". */
  label?: string;
  children: ReactNode;
}

/** A long editor: the list of its sections on the left, the sections in cards; in a narrow container the list is a line above them. */
export function EditorLayout({ sections, label, children }: EditorLayoutProps) {
  return (
    <Root>
      <SectionNav sections={sections} {...(label ? { label } : {})} />
      <div>{children}</div>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: 184px minmax(0, 1fr);
  gap: ${theme.space[10]};
  align-items: start;
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[7]};
    min-width: 0;
  }
  & > div > [id] { scroll-margin-top: calc(var(--_sticky-top, 0px) + 20px); }
  ${containerBelow.lg} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[7]};
    & > div > [id] { scroll-margin-top: calc(var(--_sticky-top, 0px) + 68px); }
  }
`;
