import type { ActivityInput, ActivityPart } from '@telve/api';
import { addAccount, addMerchantUser } from './fixtures';
import { type Asker, startTwoCompanies, type TwoCompanies } from './twoCompanies';

type Question = Omit<ActivityInput, 'subject' | 'id'>;

/** An audit row as this or older code wrote it. */
export interface Noted {
  entity: string;
  entityId: number | string;
  action: string;
  actorId?: number | null;
  at?: string;
  before?: object;
  after?: object;
}

/** Two companies, two admins and a merchant-app user that waits, and their logs. */
export const startLogs = async () => {
  const world: TwoCompanies = await startTwoCompanies();
  const { db } = world.server;
  const { id: admin } = await db
    .selectFrom('panel_users')
    .select('id')
    .where('email', '=', 'admin@telve.example')
    .executeTakeFirstOrThrow();
  const second = await addAccount(db, { email: 'second@telve.example', role: 'PanelUser', firstName: 'Çağla' });
  const barista = await addMerchantUser(db, { email: 'barista@telve.example', waitingApproval: true });

  const ask = (subject: string, id: number | string, query = '', who: Asker = 'admin') =>
    world.ask<ActivityPart>('GET', `/api/panel/activity/${subject}/${id}?${query}`, who);

  const log = async (subject: string, id: number, question: Question = {}): Promise<ActivityPart> => {
    const query = new URLSearchParams(Object.entries(question).map(([name, value]) => [name, String(value)]));
    const { body } = await ask(subject, id, query.toString());
    if (!body.payload) throw new Error(JSON.stringify(body));
    return body.payload;
  };

  const note = ({ entity, entityId, action, actorId = admin, at = '2026-03-01T09:00:00Z', before, after }: Noted) =>
    db
      .insertInto('audit_log')
      .values({
        at,
        actor_id: actorId,
        request_id: 'a-request',
        address: '203.0.113.7',
        action,
        entity,
        entity_id: String(entityId),
        old_values: before ? JSON.stringify(before) : null,
        new_values: after ? JSON.stringify(after) : null,
      })
      .execute();

  return { world, admin, second, barista, ask, log, note };
};

export type Logs = Awaited<ReturnType<typeof startLogs>>;
