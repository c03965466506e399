import type { SalesFigures, VenueReport, VenueReportInput, VenueReportRow } from '@telve/api';
import type { Caller, Db } from '../../../http/call';
import type { Days } from '../../days';
import { pageOf, windowOf } from '../../page';
import { totalKinds, venueKinds } from '../figures';
import { countMembers, venueMembers } from '../members';
import { atOneMoment, previousDays, salesFigures } from '../sales';
import { daysOf } from '../scope';
import type { Ids } from '../selection';
import { countReportVenues, describeVenues, type RankedVenue, rankVenues, reportVenues } from './source';

const totalFigures = async (db: Db, venues: Ids, days: Days): Promise<SalesFigures> =>
  salesFigures(await totalKinds(db, venues, days), await countMembers(db, venues, days));

/** Figures of venues in other days than those they were ranked by. */
const figuresIn = async (db: Db, ids: readonly number[], days: Days) => {
  const kinds = await venueKinds(db, ids, days);
  const members = await venueMembers(db, ids, days);
  return (id: number): SalesFigures => salesFigures(kinds.get(id), members.get(id));
};

/** Ranked venues with everything that their rows say. */
export const venueRows = async (
  db: Db,
  ranked: readonly RankedVenue[],
  days: Days,
  previous?: Days,
): Promise<VenueReportRow[]> => {
  const ids = ranked.map(({ id }) => id);
  const records = await describeVenues(db, ids);
  const members = await venueMembers(db, ids, days);
  const before = previous && (await figuresIn(db, ids, previous));
  return ranked.flatMap(({ id, ...kinds }) => {
    const record = records.get(id);
    if (!record) return [];
    return {
      venueId: id,
      companyName: record.company,
      venueName: record.name,
      venueAddress: record.address,
      createDate: record.created_at.toISOString(),
      ...salesFigures(kinds, members.get(id)),
      previous: before?.(id) ?? null,
    };
  });
};

/** A page of the venue report, and the figures of all its venues (REP-09 to REP-18). */
export const readVenueReport = (db: Db, input: VenueReportInput, caller: Caller): Promise<VenueReport> =>
  atOneMoment(db, async (moment) => {
    const days = daysOf(input);
    const previous = input.compare ? previousDays(days) : undefined;
    const venues = await reportVenues(moment, input.search, caller);
    const window = windowOf(input);
    const totalCount = await countReportVenues(moment, venues);
    const ranked = window.offset < totalCount ? await rankVenues(moment, venues, days, window) : [];
    return {
      ...pageOf(await venueRows(moment, ranked, days, previous), totalCount, window.limit),
      totals: {
        ...(await totalFigures(moment, venues, days)),
        previous: previous ? await totalFigures(moment, venues, previous) : null,
      },
    };
  });
