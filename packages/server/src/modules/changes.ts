import type { Db } from '../http/call';

/** Full name of who last changed a record, or null when it was never changed by a person. */
export const lastChangedBy = async (db: Db, entity: string, id: number): Promise<string | null> => {
  const row = await db
    .selectFrom('audit_log')
    .innerJoin('panel_users', 'panel_users.id', 'audit_log.actor_id')
    .select(['first_name', 'last_name'])
    .where('audit_log.entity', '=', entity)
    .where('audit_log.entity_id', '=', String(id))
    .orderBy('audit_log.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? `${row.first_name} ${row.last_name}` : null;
};
