import { isIsoDate, isTime } from '@telve/locale';
import { checkedText, fault, requiredFlag } from '../schemas';

const isThere = (value: unknown): boolean => value != null && value !== '';

/** Busy and holiday: each with its end (VEN-123, VEN-125), never both, and only of an active venue (VEN-92). */
export const venuePauseFields = () => ({
  isBusy: requiredFlag().when(['isFree', 'isOpen'], ([isFree, isOpen], schema) =>
    isFree === true || isOpen === false
      ? schema.test('not_together', fault('not_together'), (isBusy: unknown) => isBusy !== true)
      : schema,
  ),
  busyEndTime: checkedText('time', isTime).when('isBusy', ([isBusy], schema) =>
    isBusy === true ? schema.test('required_if', fault('busy_end_required'), isThere) : schema,
  ),
  isFree: requiredFlag().when('isOpen', ([isOpen], schema) =>
    isOpen === false
      ? schema.test('not_together', fault('not_together'), (isFree: unknown) => isFree !== true)
      : schema,
  ),
  freeEndDate: checkedText('date', isIsoDate).when('isFree', ([isFree], schema) =>
    isFree === true ? schema.test('required_if', fault('holiday_end_required'), isThere) : schema,
  ),
});
