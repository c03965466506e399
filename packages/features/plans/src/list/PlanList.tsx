import type { SubscriptionPlan } from '@telve/api';
import { type List, ListPage, useTexts } from '@telve/kit';
import { CreditCardIcon, PageHead } from '@telve/ui';
import { useMemo } from 'react';
import { planTexts } from '../texts';
import { planColumns } from './columns';
import { type PlanFilter, searchOf } from './planFilter';
import { TypeSwitch } from './TypeSwitch';

/** The plans with their filter, as the list and as what lies under the price edit. */
export function PlanList({ list }: { list: List<SubscriptionPlan, PlanFilter> }) {
  const texts = useTexts(planTexts);
  const { state } = list;
  const columns = useMemo(() => planColumns(texts, searchOf(state)), [texts, state]);
  return (
    <>
      <PageHead
        title={texts.title}
        {...(list.error || list.status === 'loading' ? {} : { count: list.totalCount })}
        identity={texts.about}
      />
      <ListPage
        list={list}
        caption={texts.caption}
        columns={columns}
        empty={{ ...texts.empty, icon: <CreditCardIcon /> }}
        notFound={texts.notFound}
      >
        <TypeSwitch list={list} />
      </ListPage>
    </>
  );
}
