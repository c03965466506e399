import { subscriptionPlanTypes } from '@telve/api';
import { type List, useTexts } from '@telve/kit';
import { SegmentedControl, theme } from '@telve/ui';
import { styled } from 'styled-components';
import { planTexts } from '../texts';
import type { PlanFilter } from './planFilter';

const kinds = ['All', ...subscriptionPlanTypes] as const;

/** All plans, or those of one package (PLAN-02). */
export function TypeSwitch({ list }: { list: Pick<List<object, PlanFilter>, 'state' | 'setFilter'> }) {
  const { type, types } = useTexts(planTexts);
  return (
    <Root>
      <SegmentedControl
        label={type}
        hideLabel
        size="sm"
        value={list.state.filters.subscriptionType ?? 'All'}
        options={kinds.map((value) => ({ value, label: types[value] }))}
        onChange={(value) => list.setFilter('subscriptionType', value === 'All' || value === '' ? undefined : value)}
      />
    </Root>
  );
}

const Root = styled.div`
  margin-bottom: ${theme.space[5]};
`;
