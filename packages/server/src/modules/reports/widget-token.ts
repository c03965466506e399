import type { WidgetToken, WidgetTokenInput } from '@telve/api';
import { type Call, type Caller, callerOf, type Db } from '../../http/call';
import { Refusal } from '../../http/errors';
import type { ReportServices } from './services';

/** The company whose figures the token opens: the caller's own, or the one that staff names. */
const companyOf = async (db: Db, { companyId }: WidgetTokenInput, caller: Caller): Promise<number> => {
  const id = caller.role === 'PanelUser' ? companyId : caller.companyId;
  if (id === undefined) throw new Refusal('validation_failed', { fields: [{ field: 'companyId', code: 'required' }] });
  const found = id !== null && (await db.selectFrom('companies').select('id').where('id', '=', id).executeTakeFirst());
  if (!found) throw new Refusal('company_not_found');
  return found.id;
};

/** A token for a widget in somebody else's page, bound to a company and to the session that makes it. */
export const makeWidgetToken = async (
  widgetTokens: ReportServices['widgetTokens'],
  input: WidgetTokenInput,
  call: Call,
): Promise<WidgetToken> => {
  const caller = callerOf(call);
  const companyId = await companyOf(call.db, input, caller);
  const { userId, role, sessionId, tokenVersion: version } = caller;
  const { token, expiresAt } = await widgetTokens.sign({ userId, role, sessionId, version, companyId });
  return { token, expiresAt: expiresAt.toISOString() };
};
