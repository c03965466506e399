import { sqlMigration } from './migration';

/**
 * A use belongs to the campaign of its code, and a unique code is used once. The radar finds venues that are busy or closed
 * without reading the others.
 */
export const campaignCodeUses = sqlMigration(
  '0027_campaign_code_uses',
  `
alter table campaign_codes add constraint campaign_codes_of_campaign unique (campaign_id, id);
drop index campaign_codes_campaign;
alter table campaign_code_uses
  add constraint campaign_code_uses_of_campaign foreign key (campaign_id, code_id) references campaign_codes (campaign_id, id),
  drop constraint campaign_code_uses_code_id_fkey;

create or replace function count_code_uses() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  update campaigns set codes_used = codes_used + added.count
  from (select campaign_id, count(*)::integer as count from new_rows group by campaign_id) added
  where campaigns.id = added.campaign_id;
  -- After the update: it waits for whoever uses a code of the same campaign, whose use is seen from here on.
  -- The codes are picked out first and each is looked for twice at most: a general code may have any number of uses.
  if exists (
    with unique_codes as materialized (
      select distinct new_rows.code_id from new_rows
      join campaigns on campaigns.id = new_rows.campaign_id and campaigns.code_type = 'Unique'
    )
    select from unique_codes cross join lateral (
      select from campaign_code_uses used where used.code_id = unique_codes.code_id offset 1 limit 1
    ) second_use
  ) then
    raise exception 'a unique code is used once' using errcode = '23505', constraint = 'campaign_code_used_once';
  end if;
  return null;
end $$;

create index venues_busy_end on venues (busy_end_time) where is_busy;
create index venues_free_end on venues (free_end_date) where is_free;
`,
);
