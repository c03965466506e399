'use client';
import { subscriptionPlanEntries } from '@telve/api';
import { Can, Forbidden, useDirtyRegistry, useList, useNavigation } from '@telve/kit';
import { Page } from '@telve/ui';
import { useState } from 'react';
import { PriceDialog } from './form/PriceDialog';
import { PlanList } from './list/PlanList';
import { planFilter, searchOf } from './list/planFilter';

export interface PlanPricePageProps {
  id: number;
}

/**
 * Changes the price of a plan, in a dialog over the list it belongs to (PLAN-07). Needs a TelveProvider; for PanelUser
 * (PLAN-08).
 */
export function PlanPricePage({ id }: PlanPricePageProps) {
  return (
    <Page>
      <Can entry={subscriptionPlanEntries.update} fallback={<Forbidden />}>
        <PriceOverList key={id} id={id} />
      </Can>
    </Page>
  );
}

function PriceOverList({ id }: PlanPricePageProps) {
  const list = useList(subscriptionPlanEntries.list, { filters: planFilter });
  const { href, go } = useNavigation();
  const guard = useDirtyRegistry();
  const [isOpen, setIsOpen] = useState(true);
  const toList =
    href('plans.list') === undefined ? undefined : () => go('plans.list', {}, { search: searchOf(list.state) });
  // Without a list of the host's, the one under the dialog is what closing leads to; the host would have asked.
  const close = toList ?? (() => void guard.ask().then((yes) => yes && setIsOpen(false)));
  return (
    <>
      <PlanList list={list} />
      {isOpen && <PriceDialog id={id} onClose={close} onSaved={toList ?? (() => setIsOpen(false))} />}
    </>
  );
}
