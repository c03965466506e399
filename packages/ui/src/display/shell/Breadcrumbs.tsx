'use client';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { useUiTexts } from '../../texts/TextsContext';
import { theme } from '../../theme/theme';

export interface Breadcrumb {
  label: string;
  /** Without it the crumb is a text: a group of the menu is no page. */
  href?: string;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The way to the page; the last one is the page itself. */
export function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  const texts = useUiTexts().shell;
  const last = items.length - 1;
  return (
    <Root aria-label={texts.breadcrumbs}>
      <ol>
        {items.map(({ label, href, onClick }, index) => (
          <li key={`${label} ${href ?? ''}`}>
            {href && index < last ? (
              <a href={href} title={label} onClick={onClick}>
                {label}
              </a>
            ) : (
              <span title={label} aria-current={index === last ? 'page' : undefined}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </Root>
  );
}

const { color, space } = theme;

const Root = styled.nav`
  min-width: 0;
  font-size: ${theme.text.label.size};
  line-height: ${theme.text.label.line};
  color: ${color.text.secondary};

  & ol, & li {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-width: 0;
  }
  & li { white-space: nowrap; }
  & li + li::before {
    content: '/';
    content: '/' / '';
    color: ${color.border.strong};
  }
  & li > :is(a, span) {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* A long name of a record above leaves room for the page itself. */
  & li:not(:last-child) > a { max-width: 32ch; }
  & a {
    padding: 3px 0;
    color: inherit;
  }
  & [aria-current] {
    font-weight: 500;
    color: ${color.text.primary};
  }
  @media (max-width: 767.98px) {
    & li:not(:last-child) { display: none; }
    & li + li::before { display: none; }
    & [aria-current] {
      font-size: ${theme.text.card.size};
      font-weight: 600;
    }
  }
`;
