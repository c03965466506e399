import { css, keyframes } from 'styled-components';
import { theme } from '../../theme/theme';

const pulse = keyframes`50% { opacity: .45; }`;
const appear = keyframes`from { visibility: hidden; } to { visibility: visible; }`;

/** Hidden for the first 150 ms, so that a quick answer shows no placeholder at all. */
export const afterDelay = css`
  animation: ${appear} 1ms linear 150ms both;
`;

/** A grey bar that breathes. */
export const skeletonCss = css`
  display: block;
  height: 10px;
  border-radius: ${theme.radius.xs};
  background: ${theme.color.bg.skeleton};
  animation: ${pulse} 1.4s ease-in-out infinite;

  @media (prefers-reduced-motion: reduce) { animation: none; }
  @media (forced-colors: active) { border: 1px solid GrayText; }
`;
