import { type CouponStatus, expiringDays } from '@telve/api';
import { daysBetween, type IsoDate, today } from '@telve/locale';

/** How a campaign's last day stands to today in Istanbul (CAMP-23, CAMP-24, CAMP-25, D-21). */
export const couponStatusOf = (endDate: IsoDate, day: IsoDate = today()): CouponStatus => {
  const left = daysBetween(day, endDate);
  if (left < 0) return 'expired';
  return left <= expiringDays ? 'expiring' : null;
};
