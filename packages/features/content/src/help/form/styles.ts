import { theme } from '@telve/ui';
import { styled } from 'styled-components';

/** The cards of the form, above the bar. */
export const EditorBody = styled.div`
  margin-bottom: ${theme.space[8]};
`;
