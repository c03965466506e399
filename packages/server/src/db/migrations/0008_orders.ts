import { sqlMigration } from './migration';

/**
 * Orders by month. The server's role may not make tables, so partitions are made by a function that runs
 * with its owner's rights and makes nothing else.
 */
export const orders = sqlMigration(
  '0008_orders',
  `
create sequence orders_id as bigint;

create table orders (
  id bigint not null default nextval('orders_id'),
  ordered_at timestamptz not null,
  order_type text not null check (order_type in ('Remote', 'Cashierfront')),
  product_name text collate tr_sort not null,
  venue_id integer not null references venues (id),
  end_user_id integer not null,
  rating smallint check (rating between 1 and 5),
  delivered_at timestamptz,
  delivered_access_at timestamptz,
  primary key (ordered_at, id)
) partition by range (ordered_at);
create index orders_venue on orders (venue_id, ordered_at desc, id desc);

create function ensure_order_partitions(first_day date, last_day date) returns integer
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  month date := date_trunc('month', first_day)::date;
  made integer := 0;
  part text;
begin
  if last_day - first_day > 3700 then raise exception 'more than ten years of partitions at once'; end if;
  -- Two instances may ask at the same moment.
  perform pg_advisory_xact_lock(hashtext('telve.order_partitions'));
  while month <= last_day loop
    part := 'orders_' || to_char(month, 'YYYY_MM');
    if to_regclass('public.' || part) is null then
      execute format('create table public.%I partition of public.orders for values from (%L) to (%L)',
        part, to_char(month, 'YYYY-MM-DD') || ' 00:00:00+00',
        to_char(month + interval '1 month', 'YYYY-MM-DD') || ' 00:00:00+00');
      made := made + 1;
    end if;
    month := (month + interval '1 month')::date;
  end loop;
  return made;
end $$;
revoke execute on function ensure_order_partitions(date, date) from public;

grant execute on function ensure_order_partitions(date, date) to telve_app;
grant usage on sequence orders_id to telve_app;
grant select, insert, update on orders to telve_app;
`,
);
