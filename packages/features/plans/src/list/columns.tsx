import type { SubscriptionPlan } from '@telve/api';
import { type SearchInit, useTarget } from '@telve/kit';
import { CellActions, CellLink, CellMain, CellTag, CellText, type Column, PencilIcon } from '@telve/ui';
import type { PlanTexts } from '../texts';
import { priceText } from './money';

/** Columns of the plans (PLAN-03 to PLAN-06, D-83). Memoise the array: a new one renders every row. */
export const planColumns = (texts: PlanTexts, search: SearchInit): readonly Column<SubscriptionPlan>[] => [
  {
    id: 'package',
    header: texts.columns.package,
    role: 'identity',
    cell: ({ description }) => <CellMain name={description} />,
  },
  {
    id: 'price',
    header: texts.columns.price,
    align: 'end',
    width: '140px',
    cell: ({ amount }) => priceText(amount),
  },
  { id: 'plan', header: texts.columns.plan, cell: ({ name }) => <CellText>{name}</CellText> },
  {
    id: 'type',
    header: texts.columns.type,
    cell: ({ subscriptionType }) => (
      <CellTag variant={subscriptionType === 'Plus' ? 'strong' : 'plain'}>{texts.types[subscriptionType]}</CellTag>
    ),
  },
  {
    id: 'actions',
    header: texts.columns.actions,
    role: 'actions',
    cell: (plan) => <EditCell plan={plan} texts={texts} search={search} />,
  },
];

/** The way to the price, where the host has it (PLAN-06). */
function EditCell({ plan, texts, search }: { plan: SubscriptionPlan; texts: PlanTexts; search: SearchInit }) {
  const to = useTarget({ target: 'plans.edit', params: { id: plan.id }, search });
  return (
    to && (
      <CellActions>
        <CellLink {...to} label={texts.editLabel(plan.description)} icon={<PencilIcon aria-hidden="true" />} />
      </CellActions>
    )
  );
}
