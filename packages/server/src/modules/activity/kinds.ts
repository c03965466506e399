import type { ActivityKind } from '@telve/api';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../db/types/index';

/** Kinds of the actions of the audit log. Every other action is a change. */
const kinds: Readonly<Record<string, ActivityKind>> = {
  panel_user_created: 'created',
  merchant_user_created: 'created',
  time_period_created: 'created',
  application_created: 'created',
  venue_created: 'created',
  company_created: 'created',
  milk_type_created: 'created',
  coffee_size_created: 'created',
  panel_user_activated: 'activated',
  merchant_user_activated: 'activated',
  venue_activated: 'activated',
  company_activated: 'activated',
  milk_type_activated: 'activated',
  coffee_size_activated: 'activated',
  panel_user_deactivated: 'deactivated',
  merchant_user_deactivated: 'deactivated',
  venue_deactivated: 'deactivated',
  company_deactivated: 'deactivated',
  milk_type_deactivated: 'deactivated',
  coffee_size_deactivated: 'deactivated',
  temporary_password_sent: 'password',
  temporary_password_used: 'password',
  password_changed: 'password',
  session_ended: 'session',
  sessions_ended: 'session',
  refresh_reuse: 'session',
};

/** The kind of an action. */
export const kindOf = (action: string): ActivityKind => kinds[action] ?? 'changed';

const eb = expressionBuilder<Database, 'audit_log'>();

/** The rows of a kind, as a condition on `audit_log`. */
export const ofKind = (kind: ActivityKind): Expression<SqlBool> => {
  if (kind === 'changed') return eb('audit_log.action', 'not in', Object.keys(kinds));
  const actions = Object.keys(kinds).filter((action) => kinds[action] === kind);
  return eb('audit_log.action', 'in', actions);
};
