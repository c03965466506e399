import { text, theme } from '@telve/ui';
import { styled } from 'styled-components';

/** Parts of a step below each other. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[7]};
`;

/** Heading and sentence of a step. */
export const StepHead = styled.header`
  display: grid;
  gap: ${theme.space[3]};

  & > h1, & > h2 {
    ${text('display')}
    outline: none;
  }
  & > p { color: ${theme.color.text.secondary}; overflow-wrap: anywhere; }
  & b { font-weight: 550; color: ${theme.color.text.primary}; }
`;
