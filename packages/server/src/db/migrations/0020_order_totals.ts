import { sqlMigration } from './migration';

/** Months and days are those of Istanbul (D-21). */
const day = `(ordered_at at time zone 'Europe/Istanbul')::date`;

/** An order as what it adds to, or with `sign` -1 takes from, the totals. */
const changeOf = (rows: string, sign: 1 | -1): string =>
  `select ${day} as day, venue_id, product_id, end_user_id, ${sign} * (order_type = 'Remote')::integer as remote,
    ${sign} * (order_type = 'Cashierfront')::integer as cashier from ${rows}`;

const columns = 'day, venue_id, product_id, end_user_id, remote, cashier';

const noteFunction = (name: string, changes: string): string => `
create function ${name}() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  insert into order_changes (${columns})
  select day, venue_id, product_id, end_user_id, sum(remote), sum(cashier) from (${changes}) changes
  group by day, venue_id, product_id, end_user_id having sum(remote) <> 0 or sum(cashier) <> 0;
  return null;
end $$;`;

/** The places that a member was at, with the day before on which the member was there. */
const gaps = `
    select place.venue_id, place.day, coalesce((
      select earlier.day from member_days earlier
      where earlier.end_user_id = place.end_user_id and earlier.day < place.day
        and (place.venue_id = 0 or earlier.venue_id = place.venue_id)
      order by earlier.day desc limit 1
    ), '-infinity') as previous
    from unnest(place_venues, place_users, place_days) as place (venue_id, end_user_id, day)
    where exists (
      select from member_days own where own.end_user_id = place.end_user_id and own.day = place.day
        and (place.venue_id = 0 or own.venue_id = place.venue_id)
    )`;

/** Members whose bits stand in one row: those with the same number above the lowest twelve bits. */
const partBits = 4096;

/** Their bits, each at its place: of those alone who meet the condition. */
const bitsOf = (condition: string): string =>
  `coalesce(bit_or(set_bit(nobody, end_user_id & ${partBits - 1}, 1)) filter (where ${condition}), nobody)`;

/**
 * Totals of the orders by day and by month, and what has changed since they were made (ADR 0025). Every statement on
 * orders notes in its own transaction what it changes; `fold_order_changes` moves the notes into the totals.
 */
export const orderTotals = sqlMigration(
  '0020_order_totals',
  `
create table order_changes (
  id bigint generated always as identity primary key,
  day date not null,
  venue_id integer not null,
  product_id integer not null,
  end_user_id integer not null,
  remote integer not null,
  cashier integer not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000, autovacuum_vacuum_cost_delay = 0);

create table order_totals (
  venue_id integer not null,
  product_id integer not null,
  span text not null check (span in ('day', 'month')),
  start date not null,
  remote integer not null,
  cashier integer not null,
  primary key (venue_id, product_id, span, start) include (remote, cashier)
);
create index order_totals_venues on order_totals (span, start, venue_id) include (remote, cashier)
  where product_id = 0 and venue_id <> 0;

create table member_days (
  end_user_id integer not null,
  day date not null,
  venue_id integer not null,
  orders integer not null,
  shared boolean not null default false,
  primary key (end_user_id, day, venue_id)
);
create index member_days_venue on member_days (venue_id, day, end_user_id);
create index member_days_shared on member_days (venue_id, day, end_user_id) where shared;

create table member_gaps (
  venue_id integer not null,
  day date not null,
  previous_day date not null,
  members integer not null,
  primary key (venue_id, day, previous_day) include (members)
);

create table member_months (
  venue_id integer not null,
  month date not null,
  part integer not null,
  members bit(${partBits}) not null,
  primary key (venue_id, month, part)
) with (fillfactor = 60);

${noteFunction('note_new_orders', changeOf('new_rows', 1))}
${noteFunction('note_changed_orders', `${changeOf('old_rows', -1)} union all ${changeOf('new_rows', 1)}`)}
${noteFunction('note_removed_orders', changeOf('old_rows', -1))}

create trigger orders_added after insert on orders
  referencing new table as new_rows for each statement execute function note_new_orders();
create trigger orders_changed after update on orders
  referencing old table as old_rows new table as new_rows for each statement execute function note_changed_orders();
create trigger orders_removed after delete on orders
  referencing old table as old_rows for each statement execute function note_removed_orders();

create function fold_order_changes(most integer) returns integer
language plpgsql set search_path = pg_catalog, public as $$
declare
  ids bigint[];
  changed_users integer[];
  changed_days date[];
  changed_venues integer[];
  changed_orders integer[];
  place_venues integer[];
  place_users integer[];
  place_days date[];
  venues_before integer[];
  days_before date[];
  previous_before date[];
  nobody constant bit(${partBits}) := repeat('0', ${partBits})::bit(${partBits});
begin
  perform pg_advisory_xact_lock(hashtext('telve.order_totals'));
  -- Exactly these, whatever is committed while we work.
  ids := array(select id from order_changes order by id limit most);
  if cardinality(ids) = 0 then return 0; end if;

  insert into order_totals as total (venue_id, product_id, span, start, remote, cashier)
  select coalesce(venue_id, 0), coalesce(product_id, 0), span, start, sum(remote), sum(cashier)
  from (
    select venue_id, product_id, 'day' as span, day as start, remote, cashier from order_changes where id = any(ids)
    union all
    select venue_id, product_id, 'month', date_trunc('month', day)::date, remote, cashier
    from order_changes where id = any(ids)
  ) changes
  group by span, start, cube (venue_id, product_id)
  on conflict (venue_id, product_id, span, start) do update
  set remote = total.remote + excluded.remote, cashier = total.cashier + excluded.cashier;

  select array_agg(end_user_id), array_agg(day), array_agg(venue_id), array_agg(orders)
  into changed_users, changed_days, changed_venues, changed_orders
  from (
    select end_user_id, day, venue_id, sum(remote + cashier)::integer as orders from order_changes where id = any(ids)
    group by end_user_id, day, venue_id having sum(remote + cashier) <> 0
  ) changes;

  -- Where the day before may be another one afterwards, in the venue and in all of them (0): the changed days, and the
  -- next day of each.
  with changed as (
    select venue_id, end_user_id, day
    from unnest(changed_venues, changed_users, changed_days) as changed (venue_id, end_user_id, day)
    union
    select 0, end_user_id, day from unnest(changed_users, changed_days) as changed (end_user_id, day)
  )
  select array_agg(venue_id), array_agg(end_user_id), array_agg(day) into place_venues, place_users, place_days
  from (
    select venue_id, end_user_id, day from changed
    union
    select changed.venue_id, changed.end_user_id, following.day from changed
    cross join lateral (
      select own.day from member_days own
      where own.end_user_id = changed.end_user_id and own.day > changed.day
        and (changed.venue_id = 0 or own.venue_id = changed.venue_id)
      order by own.day limit 1
    ) following
  ) places;

  select array_agg(venue_id), array_agg(day), array_agg(previous) into venues_before, days_before, previous_before
  from (${gaps}) before;

  insert into member_days as own (end_user_id, day, venue_id, orders)
  select * from unnest(changed_users, changed_days, changed_venues, changed_orders)
  on conflict (end_user_id, day, venue_id) do update set orders = own.orders + excluded.orders;

  delete from member_days own
  using unnest(changed_users, changed_days, changed_venues) as changed (end_user_id, day, venue_id)
  where own.end_user_id = changed.end_user_id and own.day = changed.day and own.venue_id = changed.venue_id
    and own.orders = 0;

  -- Who was in several venues on a day counts once for them together.
  update member_days own set shared = days.shared
  from (
    select known.end_user_id, known.day, count(*) > 1 as shared
    from (select distinct * from unnest(changed_users, changed_days) as changed (end_user_id, day)) changed
    join member_days known on known.end_user_id = changed.end_user_id and known.day = changed.day
    group by known.end_user_id, known.day
  ) days
  where own.end_user_id = days.end_user_id and own.day = days.day and own.shared <> days.shared;

  with places as (
    select venue_id, month, end_user_id, exists (
      select from member_days own where own.end_user_id = place.end_user_id and own.venue_id = place.venue_id
        and own.day >= place.month and own.day < (place.month + interval '1 month')::date
    ) as present
    from (
      select distinct venue_id, date_trunc('month', day)::date as month, end_user_id
      from unnest(changed_venues, changed_users, changed_days) as changed (venue_id, end_user_id, day)
    ) place
  ),
  masks as materialized (
    select venue_id, month, end_user_id >> 12 as part, ${bitsOf('true')} as concerned, ${bitsOf('present')} as present
    from places group by venue_id, month, end_user_id >> 12
  ),
  changed as (
    update member_months own set members = own.members & ~masks.concerned | masks.present
    from masks where own.venue_id = masks.venue_id and own.month = masks.month and own.part = masks.part
  )
  insert into member_months (venue_id, month, part, members)
  select venue_id, month, part, present from masks on conflict do nothing;

  insert into member_gaps as gap (venue_id, day, previous_day, members)
  select venue_id, day, previous, sum(members) from (
    select venue_id, day, previous, -1 as members
    from unnest(venues_before, days_before, previous_before) as before (venue_id, day, previous)
    union all
    select venue_id, day, previous, 1 from (${gaps}) after
  ) changes
  group by venue_id, day, previous having sum(members) <> 0
  on conflict (venue_id, day, previous_day) do update set members = gap.members + excluded.members;

  delete from order_changes where id = any(ids);
  return cardinality(ids);
end $$;
revoke execute on function fold_order_changes(integer) from public;
grant execute on function fold_order_changes(integer) to telve_app;

grant select, insert, delete on order_changes to telve_app;
grant select, insert, update, delete on order_totals, member_days, member_months, member_gaps to telve_app;

create index orders_product on orders (product_id, ordered_at desc, id desc);
create index orders_rating on orders (rating, ordered_at desc, id desc);
create index orders_number on orders (id);

insert into order_changes (${columns}) ${changeOf('orders', 1)};
`,
);
