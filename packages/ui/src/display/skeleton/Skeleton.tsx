'use client';
import { styled } from 'styled-components';
import { afterDelay, skeletonCss } from './styles';

export interface SkeletonProps {
  /** Any CSS width. Default `100%`. */
  width?: string;
  /** CSS pixels. Default 10. */
  height?: number;
}

/** A placeholder in the shape of what is coming, shown after 150 ms. Say `aria-busy` on the part that loads. */
export function Skeleton({ width = '100%', height = 10 }: SkeletonProps) {
  return (
    <Late aria-hidden="true" $width={width} $height={height}>
      <span />
    </Late>
  );
}

const Late = styled.span<{ $width: string; $height: number }>`
  display: block;
  ${afterDelay}
  & > span {
    ${skeletonCss}
    width: ${({ $width }) => $width};
    height: ${({ $height }) => $height}px;
  }
`;
