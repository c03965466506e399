import { sqlMigration } from './migration';

/** What a change in the audit log keeps of a person who was erased: words and ids that tell of nobody. */
const kept = ['status', 'channel', 'sent', 'role', 'companyId', 'venueId', 'allVenue', 'active', 'planId'];

const keptOf = (column: string): string =>
  `(select jsonb_object_agg(key, value) from jsonb_each(${column}) where key = any ('{${kept.join(',')}}'))`;

/** Only the transaction that adds a destruction record may do what the record tells of. */
const expectRecord = `
  if not exists (select from destruction_records where id = record and xmin = pg_current_xact_id()::xid) then
    raise exception 'no destruction record of this transaction' using errcode = '42501';
  end if;`;

const definer = 'security definer set search_path = pg_catalog, public';

/** Removes the oldest rows of a log that are older than asked and than the least that is kept. */
const prune = (name: string, table: string, least: string): string => `
create function ${name}(before timestamptz, most integer) returns integer
language plpgsql ${definer} as $$
declare
  gone integer;
begin
  perform set_config('telve.log_upkeep', 'on', true);
  delete from ${table} where id in (
    select id from ${table} where at < least(before, now() - interval '${least}') order by id limit most);
  get diagnostics gone = row_count;
  perform set_config('telve.log_upkeep', 'off', true);
  return gone;
end $$;
revoke execute on function ${name}(timestamptz, integer) from public;
grant execute on function ${name}(timestamptz, integer) to telve_app;`;

/**
 * Erasure of a person, and what proves it. A record of it is added and never changed, and is kept for three years at
 * least. The server's role can take a person out of the append-only tables in the transaction that adds such a record,
 * and only so.
 */
export const personalData = sqlMigration(
  '0025_personal_data',
  `
alter table panel_users add column erased_at timestamptz,
  add constraint panel_users_erased_is_passive check (erased_at is null or not active);
alter table merchant_app_users add column erased_at timestamptz,
  add constraint merchant_app_users_erased_is_passive check (erased_at is null or not active);
alter table merchant_applications add column erased_at timestamptz,
  add constraint merchant_applications_erased_is_decided
    check (erased_at is null or status in ('Rejected', 'Completed'));
create index merchant_applications_rejected on merchant_applications (status_since)
  where status = 'Rejected' and erased_at is null;
create index end_users_email on end_users (lower(email)) where email <> '';

create table destruction_records (
  id integer generated always as identity primary key,
  at timestamptz not null default now(),
  cause text not null check (cause in ('request', 'retention')),
  subject text check (subject in ('member', 'application', 'account')),
  subject_hash text,
  done_by text not null,
  reason text not null,
  counts jsonb not null,
  constraint destruction_records_subject_of_request check ((cause = 'request') = (subject is not null)
    and (subject is null) = (subject_hash is null))
);
create index destruction_records_hash on destruction_records (subject_hash);
grant select, insert on destruction_records to telve_app;
create trigger destruction_records_append_only before update or delete or truncate on destruction_records
  for each statement execute function refuse_log_change();

create function erase_from_audit_log(record integer, records text[], actors integer[], mentions text) returns integer
language plpgsql ${definer} as $$
declare
  changed integer;
begin
  ${expectRecord}
  perform set_config('telve.log_upkeep', 'on', true);
  update audit_log set
    address = case when actor_id = any (actors) then null else address end,
    old_values = case when entity || ':' || entity_id = any (records) then ${keptOf('old_values')}
      else coalesce(regexp_replace(old_values::text, mentions, '•••', 'g')::jsonb, old_values) end,
    new_values = case when entity || ':' || entity_id = any (records) then ${keptOf('new_values')}
      else coalesce(regexp_replace(new_values::text, mentions, '•••', 'g')::jsonb, new_values) end
  where entity || ':' || entity_id = any (records) or (actor_id = any (actors) and address is not null)
    or old_values::text ~ mentions or new_values::text ~ mentions;
  get diagnostics changed = row_count;
  perform set_config('telve.log_upkeep', 'off', true);
  return changed;
end $$;

create function erase_consents(record integer, emails text[], stand_in text) returns integer
language plpgsql ${definer} as $$
declare
  changed integer;
begin
  ${expectRecord}
  update consents set email_folded = stand_in, address = '' where email_folded = any (emails);
  get diagnostics changed = row_count;
  return changed;
end $$;

revoke execute on function erase_from_audit_log(integer, text[], integer[], text), erase_consents(integer, text[], text)
  from public;
grant execute on function erase_from_audit_log(integer, text[], integer[], text), erase_consents(integer, text[], text)
  to telve_app;
${prune('prune_audit_log', 'audit_log', '2 years')}
${prune('prune_destruction_records', 'destruction_records', '3 years')}

create function prune_consents(before timestamptz, most integer) returns integer
language plpgsql ${definer} as $$
declare
  gone integer;
begin
  delete from consents where id in (
    select id from consents where at < least(before, now() - interval '180 days')
      and not exists (select from merchant_applications where email_folded = consents.email_folded)
      and not exists (select from panel_users where email_folded = consents.email_folded)
    order by id limit most);
  get diagnostics gone = row_count;
  return gone;
end $$;
revoke execute on function prune_consents(timestamptz, integer) from public;
grant execute on function prune_consents(timestamptz, integer) to telve_app;
`,
);
