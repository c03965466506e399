'use client';
import { keyframes, styled } from 'styled-components';

const turn = keyframes`to { transform: rotate(1turn); }`;

/** A turning ring in the colour of its text. Decorative: say in words what is going on. Keeps turning under reduced motion, as progress. */
export const Spinner = styled.span.attrs<{ $size?: number }>({ 'aria-hidden': true })`
  display: inline-block;
  flex: none;
  width: ${({ $size = 14 }) => $size}px;
  height: ${({ $size = 14 }) => $size}px;
  border-radius: 50%;
  border: 2px solid currentColor;
  border-inline-end-color: transparent;
  @media (forced-colors: active) { forced-color-adjust: none; border-color: CanvasText; border-inline-end-color: Canvas; }
  animation: ${turn} 0.7s linear infinite;
`;
