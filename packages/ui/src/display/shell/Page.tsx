'use client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { containerBelow } from '../../theme/container';
import { theme } from '../../theme/theme';

export interface PageProps {
  /** At most 1440 px for lists and reports, 1120 for editors, 800 for a form of one column. Default `list`. */
  width?: 'list' | 'editor' | 'form';
  children: ReactNode;
}

/** The content of a page with its widths and gutters. */
export function Page({ width = 'list', children }: PageProps) {
  return <Root data-width={width}>{children}</Root>;
}

const Root = styled.div`
  flex: 1;
  width: 100%;
  max-width: ${theme.layout.page};
  margin: 0 auto;
  padding: ${theme.space[8]} ${theme.layout.gutter} ${theme.space[11]};

  &[data-width='editor'] { max-width: ${theme.layout.editor}; }
  &[data-width='form'] { max-width: 800px; }
  ${containerBelow.md} { padding-top: ${theme.space[7]}; }

  /* An editor, and the comparison in its place, ends with its bar, at the foot of the pane however short it is. */
  &:has(> form:not([hidden]) > [data-part='save-bar'], > [data-part='save-bar']) {
    display: flex;
    flex-direction: column;
    padding-bottom: 0;
  }
  &:has(> form > [data-part='save-bar']) > form:not([hidden]) {
    display: flex;
    flex: 1;
    flex-direction: column;
  }
  & > form > :has(+ [data-part='save-bar']) { margin-bottom: ${theme.space[11]}; }
  &, & > form { & > [data-part='save-bar'] { margin-top: auto; } }
`;
