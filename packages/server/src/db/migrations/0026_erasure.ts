import { sqlMigration } from './migration';

/** What a change in the audit log keeps of a person who was erased: words and ids that tell of nobody. */
const kept = ['status', 'channel', 'sent', 'role', 'companyId', 'venueId', 'allVenue', 'active', 'planId'];

/** An old or new value of the audit log without the person. */
const withoutPerson = (column: string): string => `case when own then
      (select jsonb_object_agg(key, value) from jsonb_each(${column}) where key = any ('{${kept.join(',')}}'))
    else coalesce(regexp_replace(${column}::text, mentions, '•••', 'g')::jsonb, ${column}) end`;

/** Only the transaction that adds a destruction record may do what the record tells of. */
const expectRecord = `
  if not exists (select from public.destruction_records where id = record and xmin = pg_current_xact_id()::xid) then
    raise exception 'no destruction record of this transaction' using errcode = '42501';
  end if;`;

/** Unless it is named, the schema of temporary tables is searched first: a caller's table would pass for ours. */
const path = 'set search_path = pg_catalog, public, pg_temp';

/** Removes the oldest rows of a log that are older than asked and than the least that is kept. */
const prune = (table: string, least: string): string => `
create or replace function prune_${table}(before timestamptz, most integer) returns integer
language plpgsql security definer ${path} as $$
declare
  gone integer;
begin
  perform set_config('telve.log_upkeep', 'on', true);
  delete from public.${table} where id in (
    select id from public.${table} where at < least(before, now() - interval '${least}') order by id limit most);
  get diagnostics gone = row_count;
  perform set_config('telve.log_upkeep', 'off', true);
  return gone;
end $$;`;

/**
 * Erasure reaches the addresses of calls that nobody was signed in to, is told the rows of the audit log instead of
 * looking for them a second time, and no function that runs with its owner's rights can be shown a temporary table for a
 * real one. The server's role needs no temporary tables, so it loses the right to make any where the database is the
 * migrating role's own.
 */
export const erasure = sqlMigration(
  '0026_erasure',
  `
create index end_users_phone on end_users (right(phone, 10)) where phone <> '';

drop function erase_from_audit_log(integer, text[], integer[], text);
create function erase_from_audit_log(record integer, ids bigint[], records text[], actors integer[], mentions text)
returns integer
language plpgsql security definer ${path} as $$
declare
  changed integer;
begin
  ${expectRecord}
  perform set_config('telve.log_upkeep', 'on', true);
  update public.audit_log as log set
    address = case when log.actor_id = any (actors) or (log.actor_id is null and own) then null else log.address end,
    old_values = ${withoutPerson('log.old_values')},
    new_values = ${withoutPerson('log.new_values')}
  from (
    select id as row_id, coalesce(entity || ':' || entity_id = any (records), false) as own
    from public.audit_log where id = any (ids)
  ) rows
  where log.id = row_id;
  get diagnostics changed = row_count;
  perform set_config('telve.log_upkeep', 'off', true);
  return changed;
end $$;
revoke execute on function erase_from_audit_log(integer, bigint[], text[], integer[], text) from public;
grant execute on function erase_from_audit_log(integer, bigint[], text[], integer[], text) to telve_app;

create or replace function erase_consents(record integer, emails text[], stand_in text) returns integer
language plpgsql security definer ${path} as $$
declare
  changed integer;
begin
  ${expectRecord}
  update public.consents set email_folded = stand_in, address = '' where email_folded = any (emails);
  get diagnostics changed = row_count;
  return changed;
end $$;
${prune('access_log', '180 days')}
${prune('audit_log', '2 years')}
${prune('destruction_records', '3 years')}

create or replace function prune_consents(before timestamptz, most integer) returns integer
language plpgsql security definer ${path} as $$
declare
  gone integer;
begin
  delete from public.consents where id in (
    select id from public.consents as consent where at < least(before, now() - interval '180 days')
      and not exists (select from public.merchant_applications where email_folded = consent.email_folded)
      and not exists (select from public.panel_users where email_folded = consent.email_folded)
    order by id limit most);
  get diagnostics gone = row_count;
  return gone;
end $$;

-- Names its tables with their schema already.
alter function ensure_order_partitions(date, date) ${path};

do $$ begin
  execute format('revoke temporary on database %I from public', current_database());
exception when insufficient_privilege then
  raise notice 'the database is another role''s: temporary tables stay allowed';
end $$;
`,
);
