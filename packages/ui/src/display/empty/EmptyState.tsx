'use client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { text } from '../../theme/mixins';
import { theme } from '../../theme/theme';
import { iconSize } from '../shared/icon';

export interface EmptyStateProps {
  icon?: ReactNode;
  /** What is not there. */
  title: ReactNode;
  /** What it would be, or what was asked for. */
  description?: ReactNode;
  /** The one thing to do now. */
  action?: ReactNode;
  /** Level of the title's heading. Default 2. */
  level?: 1 | 2 | 3;
}

/** Nothing yet, nothing found, or nothing loaded: what it is and one action. Stands in a card or in the frame of a table. */
export function EmptyState({ icon, title, description, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <Root>
      {icon && <Picture aria-hidden="true">{icon}</Picture>}
      <Heading>{title}</Heading>
      {description && <p>{description}</p>}
      {action && <div>{action}</div>}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[11]} ${theme.space[8]};
  text-align: center;
  white-space: normal;

  & > :is(h1, h2, h3) { ${text('card')} }
  & > p {
    max-width: 44ch;
    ${text('label')}
    font-weight: 400;
    color: ${theme.color.text.secondary};
    overflow-wrap: anywhere;
  }
  & > div { margin-top: ${theme.space[4]}; }
`;

const Picture = styled.span`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  margin-bottom: ${theme.space[3]};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.bg.sunken};
  box-shadow: inset 0 0 0 1px ${theme.color.border.default};
  color: ${theme.color.text.tertiary};
  ${iconSize(22)}
`;
