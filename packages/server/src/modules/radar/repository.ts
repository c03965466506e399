import { type RadarItem, type RadarKind, radarItemsMax } from '@telve/api';
import { endOfDay, type IsoDate, startOfDay, toIstanbul } from '@telve/locale';
import { sql } from 'kysely';
import type { Db } from '../../http/call';

/** Days in question, both included, and the moment from which on a time of today counts. */
export interface Span {
  first: IsoDate;
  last: IsoDate;
  now: Date;
}

interface Row {
  kind: RadarKind;
  id: number;
  name: string;
  endDate: string | null;
  /** Of a busy time. */
  endsAt: Date | null;
  codesLeft: number | null;
  total: number;
}

const toItem = ({ kind, id, name, endDate, endsAt, codesLeft }: Row): RadarItem => {
  const end = endsAt ? toIstanbul(endsAt) : undefined;
  return { kind, id, name, endDate: endDate ?? (end?.date as string), endTime: end?.time ?? null, codesLeft };
};

/** What ends in the span and is active, the soonest first, and how much that is in all. */
export const selectEnding = async (
  db: Db,
  { first, last, now }: Span,
): Promise<{ items: RadarItem[]; totalCount: number }> => {
  const { rows } = await sql<Row>`
    with ending as (
      select 'campaign' as kind, id, title::text as name, end_date as "endDate", null::timestamptz as "endsAt",
        user_count - codes_used as "codesLeft"
      from campaigns where active and end_date between ${first}::date and ${last}::date
      union all
      select 'merchantCampaign', id, title, end_date, null, null
      from merchant_campaigns where active and end_date between ${first}::date and ${last}::date
      union all
      select 'banner', id, title, end_date, null, null
      from banners where active and end_date between ${first}::date and ${last}::date
      union all
      select 'busy', id, name, null, busy_end_time, null
      from venues where is_busy and busy_end_time > ${now} and busy_end_time <= ${endOfDay(last)}
      union all
      select 'holiday', id, name, free_end_date, null, null
      from venues where is_free and free_end_date between ${first}::date and ${last}::date
    )
    select *, count(*) over () as total from ending
    order by coalesce("endsAt", ${startOfDay(first)}::timestamptz + ("endDate" + 1 - ${first}::date) * interval '1 day'),
      kind, id
    limit ${radarItemsMax}`.execute(db);
  return { items: rows.map(toItem), totalCount: rows[0]?.total ?? 0 };
};
