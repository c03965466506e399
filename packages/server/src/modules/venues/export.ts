import { isClosedDay, type VenueExportInput, workingDays } from '@telve/api';
import { hoursColumns, hoursFields, sheetTexts } from '@telve/api/imports';
import type { DayHours } from '../../db/types/venues';
import { type ExportColumn, exportAnswer, exportedTexts, type Fact, inParts } from '../../export/index';
import { type Call, type Caller, callerOf, type Db } from '../../http/call';
import type { FileAnswer } from '../../http/file-answer';
import { hoursExportTexts as texts } from '../imports/texts';
import { venueCondition } from './repository';

interface VenueHours {
  id: number;
  code: string;
  name: string;
  working_hours: DayHours[];
}

/** The filters of the list under the name that the list has for the status. */
const listFilters = ({ statusFilter, ...filters }: VenueExportInput) => ({
  ...filters,
  ...(statusFilter !== undefined && { isActive: statusFilter }),
});

/** The next part of the venues that the filters let through, newest first. */
const selectPart = (db: Db, filters: VenueExportInput, caller: Caller, before: number | undefined, limit: number) =>
  db
    .selectFrom('venues')
    .select(['venues.id', 'venues.code', 'venues.name', 'venues.working_hours'])
    .where(venueCondition(listFilters(filters), caller))
    .$if(before !== undefined, (query) => query.where('venues.id', '<', before as number))
    .orderBy('venues.id', 'desc')
    .limit(limit)
    .execute();

const yesNo = (flag: boolean): string => (flag ? sheetTexts.yes : sheetTexts.no);

/** What the three columns of a day hold; a shut day has no hours. */
const dayValues = (day: number): Record<string, (venue: VenueHours) => string> => {
  const fields = hoursFields(day);
  const hours = ({ working_hours }: VenueHours) => working_hours[day - 1] as DayHours;
  const isClosed = (venue: VenueHours) => isClosedDay({ openHour: hours(venue).open, closeHour: hours(venue).close });
  return {
    [fields.open]: (venue) => (isClosed(venue) ? '' : hours(venue).open),
    [fields.close]: (venue) => (isClosed(venue) ? '' : hours(venue).close),
    [fields.closed]: (venue) => yesNo(isClosed(venue)),
  };
};

const values: Readonly<Record<string, (venue: VenueHours) => string>> = {
  code: ({ code }) => code,
  name: ({ name }) => name,
  ...Object.assign({}, ...workingDays.map(dayValues)),
};

const columns: readonly ExportColumn<VenueHours>[] = hoursColumns.map(({ field, header, width }) => ({
  header,
  width,
  value: (venue) => values[field]?.(venue) ?? '',
}));

const nameOf = async (db: Db, table: 'cities' | 'districts' | 'companies', id: number | undefined): Promise<string> => {
  if (id === undefined) return exportedTexts.all;
  const found = await db.selectFrom(table).select('name').where('id', '=', id).executeTakeFirst();
  return found?.name ?? String(id);
};

const factsOf = async (db: Db, filters: VenueExportInput): Promise<Fact[]> => {
  const flag = (value: boolean | undefined) => (value === undefined ? exportedTexts.all : yesNo(value));
  return [
    [texts.filters.search, filters.search ?? exportedTexts.all],
    [texts.filters.cityId, await nameOf(db, 'cities', filters.cityId)],
    [texts.filters.districtId, await nameOf(db, 'districts', filters.districtId)],
    [texts.filters.companyId, await nameOf(db, 'companies', filters.companyId)],
    [texts.filters.statusFilter, flag(filters.statusFilter)],
    [texts.filters.hasPlusPackage, flag(filters.hasPlusPackage)],
  ];
};

/** The working hours of the venues that the filters let through, in the layout of the import (VEN-22, D-61, D-88). */
export const exportHours = async (filters: VenueExportInput, call: Call): Promise<FileAnswer> => {
  const { db, now } = call;
  const caller = callerOf(call);
  return exportAnswer({
    fileName: texts.fileName,
    sheet: texts.sheet,
    columns,
    rows: inParts<VenueHours>((after, limit) => selectPart(db, filters, caller, after?.id, limit)),
    filters: await factsOf(db, filters),
    now,
  });
};
