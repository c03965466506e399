import { css, keyframes } from 'styled-components';
import { text } from '../../theme/mixins';
import { theme } from '../../theme/theme';

const enter = keyframes`from { opacity: 0; transform: scale(.98); }`;

/** What an element in the top layer must not take from the place it is written in (a table cell, a button row). */
export const topLayerReset = css`
  position: fixed;
  inset: auto;
  margin: 0;
  border: 0;
  color: ${theme.color.text.primary};
  ${text('body')}
  text-align: start;
  white-space: normal;
  cursor: auto;
  user-select: auto;
`;

/** The raised panel of menus and popovers. */
export const panelCss = css`
  ${topLayerReset}
  min-width: 220px;
  max-width: calc(100vw - 16px);
  padding: ${theme.space[2]};
  overflow: auto;
  overscroll-behavior: contain;
  border-radius: 10px;
  background: ${theme.color.bg.raised};
  box-shadow: ${theme.shadow.lg}, 0 0 0 1px ${theme.color.border.default};
  font-size: ${theme.text.label.size};
  animation: ${enter} ${theme.duration.base} ${theme.ease.enter};

  @media (forced-colors: active) { border: 1px solid CanvasText; }
`;
