import type { FieldError } from '@telve/api';
import { type IsoDate, isIsoDate, today } from '@telve/locale';
import type { BannerValues } from './mapping';

/** An end before today; the stored one may stay as it is (BAN-39, D-80). */
export const endDateFaults = (
  { endDate }: Pick<BannerValues, 'endDate'>,
  stored?: IsoDate,
  day: IsoDate = today(),
): FieldError[] =>
  isIsoDate(endDate) && endDate < day && endDate !== stored ? [{ field: 'endDate', code: 'check_end_date' }] : [];

/** What an update's rules let pass since the value may stay away: a form always has one (BAN-62). */
export const orderFaults = ({ order }: Pick<BannerValues, 'order'>): FieldError[] =>
  order === null ? [{ field: 'order', code: 'required' }] : [];
