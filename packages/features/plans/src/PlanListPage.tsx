'use client';
import { subscriptionPlanEntries } from '@telve/api';
import { Can, Forbidden, type ListControl, useList } from '@telve/kit';
import { Page } from '@telve/ui';
import { PlanList } from './list/PlanList';
import { type PlanFilter, planFilter } from './list/planFilter';

/**
 * State of the list, where the embedder holds it: page, size and filter as one object. Left out, the host's address holds
 * it, and without one the list itself.
 */
export type PlanListPageProps = ListControl<PlanFilter>;

/** The subscription plans with their prices (PLAN-01). Needs a TelveProvider; for PanelUser, others see that they may not (PLAN-08). */
export function PlanListPage(control: PlanListPageProps) {
  return (
    <Page>
      <Can entry={subscriptionPlanEntries.list} fallback={<Forbidden />}>
        <Plans {...control} />
      </Can>
    </Page>
  );
}

function Plans(control: PlanListPageProps) {
  const list = useList(subscriptionPlanEntries.list, { ...control, filters: planFilter });
  return <PlanList list={list} />;
}
