import { closedHour, hoursFault, workingDays } from '@telve/api';
import { hoursColumns, hoursFields, sheetTexts } from '@telve/api/imports';
import type { DayHours } from '../../../db/types/venues';
import { isFault, type Layout, type RowValues } from '../layout';
import type { RowFault } from '../types';

/** Working hours as a row gives them. */
export interface GivenHours {
  code: string;
  /** Empty: the row does not name the venue. */
  name: string;
  /** Monday to Sunday. */
  days: DayHours[];
}

const closedDay: DayHours = { open: closedHour, close: closedHour };

/** A day's hours; a day that is said to be shut needs none (VEN-98, D-61). */
const dayOf = (values: RowValues, day: number): DayHours | RowFault => {
  const fields = hoursFields(day);
  const [open = '', close = '', closed = ''] = [values[fields.open], values[fields.close], values[fields.closed]];
  if (closed === 'true') return closedDay;
  if (closed !== '' && closed !== 'false') return { field: fields.closed, code: 'type' };
  const fault = hoursFault({ openHour: open, closeHour: close });
  if (fault) {
    const atClose =
      fault === 'hours_required' ? open !== '' : hoursFault({ openHour: open, closeHour: '24:00' }) === undefined;
    return { field: atClose ? fields.close : fields.open, code: fault };
  }
  const isShut = open === closedHour && close === closedHour;
  return isShut && closed === 'false' ? { field: fields.closed, code: 'import_not_closed' } : { open, close };
};

/** Rows of the working-hours import (VEN-141, D-61). */
export const hoursLayout: Layout<GivenHours> = {
  columns: hoursColumns,
  keyHeader: sheetTexts.hours.code[0],
  keyOf: ({ code = '' }) => code,
  read: (values) => {
    const { code = '', name = '' } = values;
    if (code === '') return { field: 'code', code: 'required' };
    const days: DayHours[] = [];
    for (const number of workingDays) {
      const day = dayOf(values, number);
      if (isFault(day)) return day;
      days.push(day);
    }
    return { code, name, days };
  },
};
