import type { SubscriptionPlan, SubscriptionPlanDetail, VersionConflict } from '@telve/api';
import { useTexts } from '@telve/kit';
import { formatDateTime, formatNumber } from '@telve/locale';
import { Alert, CalendarIcon } from '@telve/ui';
import { priceText } from '../list/money';
import { planTexts } from '../texts';

/** Whom a new price concerns today. */
export function Renewals({ plan }: { plan: SubscriptionPlanDetail }) {
  const { renewals } = useTexts(planTexts);
  const count = plan.renewsTodayCount;
  return (
    <Alert
      icon={<CalendarIcon aria-hidden="true" />}
      title={count > 0 ? renewals.some(formatNumber(count)) : renewals.none}
    >
      {renewals.text}
    </Alert>
  );
}

/** Somebody else changed the price meanwhile: what it is now, who and when (D-91). */
export function ChangedMeanwhile({ conflict }: { conflict: VersionConflict<SubscriptionPlan> }) {
  const { changed } = useTexts(planTexts);
  const { current, changedBy, changedAt } = conflict;
  return (
    <Alert tone="warning" title={changed.title(priceText(current.amount))} announce>
      {changed.text(changedBy ?? changed.someone, formatDateTime(changedAt))}
    </Alert>
  );
}
