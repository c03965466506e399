import type { VenueReportExportInput, VenueReportRow } from '@telve/api';
import { formatDate } from '@telve/locale';
import { type ExportColumn, exportAnswer, exportedTexts, type Fact } from '../../../export/index';
import type { Caller, Db } from '../../../http/call';
import { Refusal } from '../../../http/errors';
import type { FileAnswer } from '../../../http/file-answer';
import type { Days } from '../../days';
import { venueScope } from '../../scope';
import { daysOf } from '../scope';
import { both } from '../selection';
import { venueExportTexts as texts } from '../texts';
import { venueRows } from './read';
import { type RankedVenue, rankVenues, reportVenues } from './source';

const { columns: headers } = texts;

const columns: readonly ExportColumn<VenueReportRow>[] = [
  { header: headers.companyName, width: 28, value: ({ companyName }) => companyName },
  { header: headers.venueName, width: 32, value: ({ venueName }) => venueName },
  { header: headers.venueAddress, width: 48, value: ({ venueAddress }) => venueAddress },
  { header: headers.createDate, width: 14, value: ({ createDate }) => formatDate(createDate) },
  { header: headers.salesCount, width: 12, value: ({ salesCount }) => salesCount },
  { header: headers.remoteOrderCount, width: 16, value: ({ remoteOrderCount }) => remoteOrderCount },
  { header: headers.cashierFrontOrderCount, width: 12, value: ({ cashierFrontOrderCount }) => cashierFrontOrderCount },
  { header: headers.coffeeUserCount, width: 16, value: ({ coffeeUserCount }) => coffeeUserCount },
];

/** Venues whose members are counted at once. */
const partSize = 200;

async function* rowsOf(db: Db, ranked: readonly RankedVenue[], days: Days): AsyncGenerator<VenueReportRow, void> {
  for (let at = 0; at < ranked.length; at += partSize) {
    yield* await venueRows(db, ranked.slice(at, at + partSize), days);
  }
}

const day = (date: string | undefined): string => (date === undefined ? exportedTexts.all : formatDate(date));

const factsOf = ({ search, startDate, endDate }: VenueReportExportInput, venue: string | undefined): Fact[] => [
  [texts.filters.search, search ?? exportedTexts.all],
  [texts.filters.startDate, day(startDate)],
  [texts.filters.endDate, day(endDate)],
  [texts.filters.venueId, venue ?? exportedTexts.all],
];

/** Name of the one venue asked for; one outside the caller's scope does not exist for them (D-68). */
const nameOf = async (db: Db, id: number, caller: Caller): Promise<string> => {
  const venue = await db
    .selectFrom('venues')
    .select('name')
    .where('id', '=', id)
    .where(venueScope(caller))
    .executeTakeFirst();
  if (!venue) throw new Refusal('venue_not_found');
  return venue.name;
};

/** The venue report as a workbook, the best selling first (REP-19, REP-47, D-88). */
export const exportVenues = async (
  db: Db,
  input: VenueReportExportInput,
  caller: Caller,
  now: Date,
): Promise<FileAnswer> => {
  const { venueId, search } = input;
  const name = venueId === undefined ? undefined : await nameOf(db, venueId, caller);
  const venues = both(await reportVenues(db, search, caller), venueId === undefined ? null : [venueId]);
  const days = daysOf(input);
  return exportAnswer({
    fileName: texts.fileName,
    sheet: texts.sheet,
    columns,
    rows: rowsOf(db, await rankVenues(db, venues, days), days),
    filters: factsOf(input, name),
    now,
  });
};
