'use client';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme';
import { Mark } from './Mark';

export interface BrandProps {
  /** Name of the product, from configuration. */
  name: string;
  /** A word on its right, such as what the product is. */
  note?: string;
  href?: string;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Mark and name of the product; a link when `href` is given. */
export function Brand({ name, note, href, onClick }: BrandProps) {
  return (
    <Root as={href ? 'a' : 'div'} href={href} onClick={onClick} className="brand">
      <Mark />
      <span>{name}</span>
      {note && <small>{note}</small>}
    </Root>
  );
}

const Root = styled.a`
  display: flex;
  align-items: center;
  gap: 10px;
  height: 36px;
  color: ${theme.color.brand.ink};
  font-size: calc(1 * var(--_t-rem));
  font-weight: 650;
  letter-spacing: -0.02em;
  white-space: nowrap;
  border-radius: ${theme.radius.sm};

  &:hover {
    color: ${theme.color.brand.ink};
    text-decoration: none;
  }
  svg { flex: none; }
  small {
    margin-left: auto;
    color: ${theme.color.text.tertiary};
    font-size: ${theme.text.caption.size};
    font-weight: 500;
    letter-spacing: 0;
  }
`;
