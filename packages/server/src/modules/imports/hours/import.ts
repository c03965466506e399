import { foldTr, upperId } from '@telve/locale';
import type { DayHours } from '../../../db/types/venues';
import type { Call, Db } from '../../../http/call';
import { changedValues, writeAudits } from '../../audit';
import { hoursText } from '../../venues/texts';
import { failureOf } from '../failure';
import { importing, type TakeRows } from '../importing';
import type { ImportServices } from '../services';
import type { GivenRow, RowFailure, RowFault } from '../types';
import { type GivenHours, hoursLayout } from './layout';
import { type LockedVenue, lockVenues, type NewHours, writeHours } from './store';

const isSame = (a: readonly DayHours[], b: readonly DayHours[]): boolean =>
  a.every((day, index) => day.open === b[index]?.open && day.close === b[index]?.close);

/** Hours as an audit row keeps them: `hours_1` is Monday. */
const audited = (days: readonly DayHours[]): Record<string, string> =>
  Object.fromEntries(days.map((day, index) => [`hours_${index + 1}`, hoursText(day.open, day.close)]));

const faultOf = (
  { input }: GivenRow<GivenHours>,
  venue: LockedVenue | undefined,
  line?: number,
): RowFault | undefined => {
  if (!venue) return { field: 'code', code: 'import_code_unknown' };
  if (line !== undefined) return { field: 'code', code: 'import_duplicate', params: { line } };
  if (input.name === '' || foldTr(input.name) === foldTr(venue.name)) return undefined;
  return { field: 'name', code: 'import_name_differs', params: { name: venue.name } };
};

const auditHours = (trx: Db, call: Call, changes: readonly NewHours[]): Promise<void> =>
  writeAudits(
    trx,
    call,
    changes.map(({ id, before, after }) => ({
      action: 'venue_changed',
      entity: 'venue',
      entityId: id,
      ...changedValues(audited(before), audited(after)),
    })),
  );

const takeHours: TakeRows<GivenHours> = async (trx, call, rows, earlier) => {
  const codes = rows.map(({ input }) => upperId(input.code));
  const venues = new Map((await lockVenues(trx, codes)).map((venue) => [upperId(venue.code), venue]));
  const lines = new Map<number, number>();
  const changes: NewHours[] = [];
  const failures: RowFailure[] = [];
  for (const row of rows) {
    const venue = venues.get(upperId(row.input.code));
    const fault = faultOf(row, venue, venue && (earlier.get(venue.id) ?? lines.get(venue.id)));
    if (fault || !venue) {
      if (fault) failures.push(failureOf(row, fault, hoursLayout.columns));
      continue;
    }
    lines.set(venue.id, row.line);
    const after = row.input.days;
    if (!isSame(venue.working_hours, after)) changes.push({ id: venue.id, before: venue.working_hours, after });
  }
  await writeHours(trx, changes, call.now);
  await auditHours(trx, call, changes);
  return { created: 0, updated: changes.length, unchanged: lines.size - changes.length, failures, lines };
};

/**
 * Takes working hours over from a file (VEN-141): a venue is known again by its code, and nothing else of it changes.
 *
 * @param changed called once venues may have changed
 */
export const hoursImport = (services: ImportServices, changed: () => void) =>
  importing(services, 'hours', takeHours, changed);
