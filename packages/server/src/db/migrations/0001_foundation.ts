import { sqlMigration } from './migration';

/**
 * Turkish order under one name on every engine, trigram search and the role the server runs as.
 * PostgreSQL brings `tr-x-icu`; the embedded engine has ICU without it and takes CLDR's Turkish rules.
 */
export const foundation = sqlMigration(
  '0001_foundation',
  `
do $$ begin
  if exists (select from pg_collation where collname = 'tr-x-icu') then
    create collation tr_sort from "tr-x-icu";
  else
    create collation tr_sort (provider = icu, locale = 'und', rules =
      '&C<ç<<<Ç &G<ğ<<<Ğ &[before 1]i<ı<<<I &i<<<İ &O<ö<<<Ö &S<ş<<<Ş &U<ü<<<Ü');
  end if;
end $$;

create extension if not exists pg_trgm;

-- Roles belong to the whole cluster: a superuser or another database may have made it already, even at this moment.
-- Where it is there, the owner needs no right to make roles.
do $$ begin
  if not exists (select from pg_roles where rolname = 'telve_app') then
    create role telve_app nologin nosuperuser nocreatedb nocreaterole noinherit;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;

revoke create on schema public from public;
grant usage on schema public to telve_app;
`,
);
