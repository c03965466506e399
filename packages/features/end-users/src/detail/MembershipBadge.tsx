import type { EndUser, MembershipStatus } from '@telve/api';
import { useTexts } from '@telve/kit';
import { Badge, type BadgeTone } from '@telve/ui';
import { endUserTexts } from '../texts';

const tones: Readonly<Record<MembershipStatus, BadgeTone>> = {
  Active: 'success',
  Cancelled: 'danger',
  Ended: 'neutral',
};

/** How the membership is doing, beside the name (SUP-12). */
export function MembershipBadge({ member }: { member: Pick<EndUser, 'hasMembership' | 'membershipStatus'> }) {
  const { badges } = useTexts(endUserTexts);
  const { hasMembership, membershipStatus: status } = member;
  if (status && Object.hasOwn(tones, status)) return <Badge tone={tones[status]}>{badges[status]}</Badge>;
  return <Badge>{status ?? (hasMembership ? badges.Active : badges.none)}</Badge>;
}
