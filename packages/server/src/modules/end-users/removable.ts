import { formatDate, formatTime, fromTime } from '@telve/locale';
import { errorText, memberTexts } from '../../texts';

/** Hours after its start from which on a membership may be cancelled. */
const heldHours = 48;

const minuteMs = 60_000;

/** The first whole minute from which on a membership that began then may be cancelled. */
const freeFrom = (subscribedAt: Date): Date =>
  new Date(Math.ceil(subscribedAt.getTime() / minuteMs) * minuteMs + heldHours * 60 * minuteMs);

/** `29.11.2026 14:00’ten`, of the instant from which on the membership may be cancelled; undefined once it may. */
export const heldUntil = (subscribedAt: Date, now: Date): string | undefined => {
  const free = freeFrom(subscribedAt);
  return now < free ? `${formatDate(free)} ${fromTime(formatTime(free))}` : undefined;
};

/**
 * Whether a subscription may be cancelled, and the sentence that says why not (D-85).
 *
 * @param subscribedAt when the membership of a running subscription began; null without one
 */
export const removableAt = (
  subscribedAt: Date | null,
  now: Date,
): { canUserRemovable: boolean; userRemovableStatusMessage: string | null } => {
  if (!subscribedAt) return { canUserRemovable: false, userRemovableStatusMessage: memberTexts.noSubscription };
  const from = heldUntil(subscribedAt, now);
  if (from === undefined) return { canUserRemovable: true, userRemovableStatusMessage: null };
  const { message } = errorText('subscription_not_removable', { from });
  return { canUserRemovable: false, userRemovableStatusMessage: message };
};
