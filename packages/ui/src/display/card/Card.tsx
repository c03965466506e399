'use client';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { containerBelow } from '../../theme/container';
import { text } from '../../theme/mixins';
import { theme } from '../../theme/theme';

export interface CardProps {
  title?: ReactNode;
  /** One line under the title. */
  description?: ReactNode;
  /** Buttons at the right end of the head. */
  actions?: ReactNode;
  /** Bar at the bottom, right-aligned. */
  footer?: ReactNode;
  /** Level of the title's heading. Default 2. */
  level?: 2 | 3 | 4;
  /** No padding around the children, for lists and tables that reach the edge. */
  flush?: boolean;
  id?: string;
  children?: ReactNode;
}

/** A bordered part of a page; a labelled region when it has a title. */
export function Card({ title, description, actions, footer, level = 2, flush = false, id, children }: CardProps) {
  const titleId = useId();
  const Heading = `h${level}` as const;
  return (
    <Root id={id} aria-labelledby={title ? titleId : undefined}>
      {(title || actions) && (
        <Head>
          <div>
            {title && (
              <Heading id={titleId} tabIndex={id ? -1 : undefined}>
                {title}
              </Heading>
            )}
            {description && <p>{description}</p>}
          </div>
          {actions}
        </Head>
      )}
      <Body data-flush={flush}>{children}</Body>
      {footer && <Foot>{footer}</Foot>}
    </Root>
  );
}

const Root = styled.section`
  border: 1px solid ${theme.color.border.default};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.bg.surface};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[5]};
  padding: ${theme.space[6]} ${theme.space[7]} 0;

  & > div:first-child {
    flex: 1;
    min-width: 0;
  }
  & > div > :is(h2, h3, h4) { ${text('card')} }
  & > div:first-child > p {
    margin-top: 2px;
    ${text('label')}
    font-weight: 400;
    color: ${theme.color.text.secondary};
  }
  ${containerBelow.md} {
    padding: ${theme.space[6]} ${theme.space[6]} 0;
    /* Two buttons would leave the title no room. */
    &:has(button + button) { flex-wrap: wrap; }
    &:has(button + button) > div:first-child { flex: 1 0 100%; }
  }
  /* A card that is a head alone. */
  &:has(+ div:empty:last-child) { padding-bottom: ${theme.space[6]}; }
`;

const Body = styled.div`
  padding: ${theme.space[7]};
  ${containerBelow.md} { padding: ${theme.space[6]}; }
  &[data-flush='true'] { padding: ${theme.space[4]} 0 0; }
  &:empty { display: none; }
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space[4]};
  padding: ${theme.space[5]} ${theme.space[7]};
  border-top: 1px solid ${theme.color.border.subtle};
  border-radius: 0 0 ${theme.radius.lg} ${theme.radius.lg};
  background: ${theme.color.bg.sunken};
`;
