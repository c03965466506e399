import type { SubscriptionPlanType } from '@telve/api';
import type { Insertable } from 'kysely';
import { helpContentSearch, subscriptionPlanSearch } from '../db/search';
import type { EndUsersTable } from '../db/types/members';
import type { Db } from '../http/call';
import type { TestServer } from './server';

/** Adds a monthly plan. */
export const addPlan = async (
  db: Db,
  plan: { description?: string; name?: string; amount?: number; type?: SubscriptionPlanType } = {},
): Promise<number> => {
  const { description = 'Plus Aylık', name = 'Aylık', amount = 429, type = 'Plus' } = plan;
  const { id } = await db
    .insertInto('subscription_plans')
    .values({
      ...{ description, name, amount, subscription_type: type, time_period: '1 ay' },
      search: subscriptionPlanSearch({ description, name }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Adds a member; nothing said, one who never subscribed. */
export const addEndUser = async (db: Db, member: Insertable<EndUsersTable> = {}): Promise<number> => {
  const names = { first_name: 'Zeynep', last_name: 'Ünlütürk', email: 'zeynep@posta.example', phone: '5051187340' };
  const row = db.insertInto('end_users').values({ ...names, ...member });
  return (await row.returning('id').executeTakeFirstOrThrow()).id;
};

/** What a member with a running subscription has; its period ends on `end`. */
export const subscribed = (planId: number, since: Date | string, end = '2026-04-05') => ({
  ...{ plan_id: planId, membership_status: 'Active' as const, subscribed_at: since },
  ...{ membership_start: '2026-03-05', membership_end: end },
});

/** A question of the help menu as a form sends it. */
export const helpForm = (more: object = {}) => ({
  ...{ title: 'Siparişim nerede?', titleEn: 'Where is my order?' },
  ...{ description: 'Siparişlerim sayfasında.', descriptionEn: 'On the page My orders.' },
  ...{ helpMenuId: 2, active: true, priority: 3 },
  ...more,
});

const addHelpContent = async ({ db }: TestServer): Promise<number> => {
  const { title, titleEn, description, descriptionEn, helpMenuId } = helpForm();
  const { id } = await db
    .insertInto('help_contents')
    .values({
      ...{ title, title_en: titleEn, description, description_en: descriptionEn, category_id: helpMenuId },
      search: helpContentSearch({ title, titleEn }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

type Input = Record<string, unknown>;

/** Inputs of the calls of the help menu, the plans and the members, by their ids. Each makes what it needs. */
export const memberInputs = (server: TestServer): Record<string, () => Promise<Input> | Input> => {
  const question = async () => ({ id: await addHelpContent(server) });
  const plan = async () => ({ id: await addPlan(server.db) });
  const member = async () => ({ id: await addEndUser(server.db, { img_update_count: 2 }) });
  const subscriber = async () => {
    const having = subscribed(await addPlan(server.db), '2026-01-05T09:00:00Z');
    return { id: await addEndUser(server.db, having) };
  };
  return {
    'helpContents.detail': question,
    'helpContents.create': () => helpForm(),
    'helpContents.update': async () => ({ ...(await question()), ...helpForm() }),
    'helpContents.setActive': async () => ({ ...(await question()), active: false }),
    'helpContents.setPriority': async () => ({ ...(await question()), priority: 9 }),
    'helpContents.remove': question,
    'subscriptionPlans.detail': plan,
    'subscriptionPlans.update': async () => ({ ...(await plan()), amount: 459 }),
    'endUsers.check': member,
    'endUsers.detail': member,
    'endUsers.resetImgUpdateCount': member,
    'endUsers.removeSubscription': subscriber,
  };
};
