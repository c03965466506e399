'use client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tagCss } from './styles';

export type TagVariant = 'plain' | 'strong' | 'inverse' | 'accent';

export interface TagProps {
  /** `strong` marks the larger of two kinds (Basic + Plus beside Basic). Default `plain`. */
  variant?: TagVariant;
  children: ReactNode;
}

/** What a thing is (a package, a plan, a count). For how it is doing, take `Badge`; inside a `DataTable`, take `CellTag`. */
export function Tag({ variant = 'plain', children }: TagProps) {
  return <Root data-variant={variant}>{children}</Root>;
}

const Root = styled.span`
  ${tagCss}
`;
