import { sqlMigration } from './migration';

/**
 * Lists of merchant-app users by company, by day and of those that wait, and the log of one actor. Whoever waits for
 * approval has no company, and a venue is a company's (D-31).
 */
export const users = sqlMigration(
  '0009_users',
  `
drop index merchant_app_users_company;
create index merchant_app_users_company on merchant_app_users (company_id, id desc);
create index merchant_app_users_created on merchant_app_users (created_at);
create index merchant_app_users_waiting on merchant_app_users (id desc) where waiting_approval;
alter table merchant_app_users
  add constraint merchant_app_users_waiting_has_no_company check (not waiting_approval or company_id is null),
  add constraint merchant_app_users_venue_is_of_company check (venue_id is null or company_id is not null);

create index audit_log_actor on audit_log (actor_id, id desc);
`,
);
