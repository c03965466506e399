import type { EndUser } from '@telve/api';
import type { EndUserTexts } from '../texts';

type Cancelled = Pick<EndUser, 'hasSubscriptionPlan' | 'canUserRemovable' | 'userRemovableStatusMessage'>;

/** Why the subscription cannot be cancelled, in the server's words where it has some; null when it can be (SUP-14, D-85). */
export const cancelReason = (member: Cancelled, texts: EndUserTexts['cancel']): string | null => {
  const { hasSubscriptionPlan, canUserRemovable, userRemovableStatusMessage } = member;
  if (hasSubscriptionPlan && canUserRemovable) return null;
  return userRemovableStatusMessage?.trim() || (hasSubscriptionPlan ? texts.refused : texts.noPlan);
};
