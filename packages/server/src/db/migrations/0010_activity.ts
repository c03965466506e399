import { sqlMigration } from './migration';

/** The actors of one record's log, without reading the rest of what they did. */
export const activity = sqlMigration(
  '0010_activity',
  `
create index audit_log_entity_actor on audit_log (entity, entity_id, actor_id);
`,
);
