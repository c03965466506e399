import { sqlMigration } from './migration';

export const places = sqlMigration(
  '0002_places',
  `
create table cities (
  id integer primary key,
  name text collate tr_sort not null unique
);

create table districts (
  id integer primary key,
  city_id integer not null references cities (id),
  name text collate tr_sort not null,
  unique (city_id, name)
);

grant select on cities, districts to telve_app;
`,
);
