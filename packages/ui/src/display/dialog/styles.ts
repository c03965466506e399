import { css, keyframes } from 'styled-components';
import { text } from '../../theme/mixins';
import { theme } from '../../theme/theme';

const { color, space, radius, shadow, duration, ease } = theme;

const rise = keyframes`from { opacity: 0; transform: translateY(8px) scale(.98); }`;
const slideUp = keyframes`from { transform: translateY(100%); }`;
const slideIn = keyframes`from { transform: translateX(-100%); }`;
const fade = keyframes`from { opacity: 0; }`;

/** The box of a dialog by its `data-kind` and `data-width`. `.column` inside it holds head, body and bar.
 * Not a container of its own: at 440 px it would take the looks of a phone; what counts is the width of the root. */
export const shellCss = css`
  position: fixed;
  inset: 0;
  width: calc(100% - 2 * ${space[6]});
  max-width: 440px;
  height: fit-content;
  max-height: calc(100dvh - 2 * ${space[6]});
  margin: auto;
  padding: 0;
  border: 0;
  overflow: hidden;
  border-radius: ${radius.xl};
  background: ${color.bg.raised};
  box-shadow: ${shadow.xl}, 0 0 0 1px ${color.border.subtle};
  color: ${color.text.primary};
  ${text('body')}
  text-align: start;
  white-space: normal;
  cursor: auto;

  &[open] {
    display: flex;
    animation: ${rise} ${duration.slow} ${ease.enter};
  }
  &::backdrop {
    background: ${color.bg.scrim};
    animation: ${fade} ${duration.slow} ${ease.enter};
  }
  & > .column {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-width: 0;
    overscroll-behavior: contain;
  }
  &[data-width='md'] { max-width: 560px; }
  &[data-width='lg'] { max-width: 760px; }

  &[data-kind='sheet'] {
    width: 100%;
    max-width: 560px;
    max-height: calc(100dvh - ${space[9]});
    margin: auto auto 0;
    border-radius: ${radius.xl} ${radius.xl} 0 0;
    &[open] { animation-name: ${slideUp}; }
  }
  &[data-kind='drawer'] {
    width: min(300px, 86vw);
    max-width: none;
    height: 100dvh;
    max-height: none;
    margin: 0 auto 0 0;
    border-radius: 0;
    background: ${color.bg.canvas};
    &[open] { animation-name: ${slideIn}; }
  }
  /* Too low for a body that scrolls between head and bar: all of it scrolls. */
  @media (max-height: 420px) {
    & > .column { overflow: auto; }
  }
  @media (forced-colors: active) { border: 1px solid CanvasText; }
`;
