import { theme } from '@telve/ui';
import { styled } from 'styled-components';
import { Stack } from '../../panel-users/form/layout';

export { Aside, Pair, Settings, Stack, TwoColumns } from '../../panel-users/form/layout';

/** Cards of a form with nothing beside them. */
export const Cards = styled(Stack)`
  margin-bottom: ${theme.space[8]};
`;
