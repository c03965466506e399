import { focusRing, theme } from '@telve/ui';
import { styled } from 'styled-components';

/** A word of a sentence that opens something. */
export const TextButton = styled.button.attrs({ type: 'button' })`
  padding: 3px 0;
  margin: -3px 0;
  border: 0;
  background: none;
  color: ${theme.color.text.link};
  font: inherit;
  text-decoration: underline;
  text-decoration-color: ${theme.color.accent.border};
  text-underline-offset: 3px;
  cursor: pointer;

  &:hover { text-decoration-color: currentColor; }
  &:focus-visible { ${focusRing} border-radius: 2px; }
  &[aria-disabled='true'] { color: ${theme.color.text.disabled}; cursor: not-allowed; }
`;
