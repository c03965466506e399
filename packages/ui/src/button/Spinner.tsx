'use client';
import type { HTMLAttributes } from 'react';
import { keyframes, styled } from 'styled-components';

export interface SpinnerProps extends HTMLAttributes<HTMLSpanElement> {
  /** Width and height in px. Default 14. */
  $size?: number;
}

/** A turning ring in the colour of its text. Decorative: say in words what is going on. Keeps turning under reduced motion, as progress. */
export function Spinner({ $size = 14, ...rest }: SpinnerProps) {
  return <Ring aria-hidden="true" $size={$size} {...rest} />;
}

const turn = keyframes`to { transform: rotate(1turn); }`;

const Ring = styled.span<{ $size: number }>`
  display: inline-block;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: 50%;
  border: 2px solid currentColor;
  border-inline-end-color: transparent;
  @media (forced-colors: active) { forced-color-adjust: none; border-color: CanvasText; border-inline-end-color: Canvas; }
  animation: ${turn} 0.7s linear infinite;
`;
