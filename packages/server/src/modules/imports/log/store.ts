import { randomUUID } from 'node:crypto';
import { csvOf } from '@telve/api/imports';
import { exportFileName } from '@telve/locale';
import { type Call, callerOf, type Db } from '../../../http/call';
import type { LinkTarget } from '../../../http/signed-link';
import { headerOf } from '../failure';
import { type LayoutName, layouts } from '../layouts';
import { importTexts as texts } from '../texts';
import type { RowFailure } from '../types';

const dayMs = 86_400_000;
/** Days a log is kept. */
const keptDays = 7;

const contentOf = (name: LayoutName, failures: readonly RowFailure[]): string => {
  const { columns, keyHeader } = layouts[name];
  const { line, column, reason } = texts.log;
  return csvOf([
    [line, column, reason, keyHeader],
    ...failures.map(({ row, field, message, key }) => [String(row), headerOf(field, columns), message, key]),
  ]);
};

/** Keeps the refused rows of an import as a file (COMP-10, VEN-21). Answers the log's id. */
export const keepLog = async (call: Call, name: LayoutName, failures: readonly RowFailure[]): Promise<string> => {
  const id = randomUUID();
  await call.db
    .insertInto('import_logs')
    .values({
      id,
      file_name: exportFileName(texts.logFiles[name], call.now, 'csv'),
      content: contentOf(name, failures),
      created_by: callerOf(call).userId,
      created_at: call.now,
      expires_at: new Date(call.now.getTime() + keptDays * dayMs),
    })
    .execute();
  return id;
};

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A log, when the user of a link made it and is active staff still. Undefined otherwise. */
export const readableLog = async (db: Db, { document, userId }: LinkTarget, now: Date) => {
  if (!uuid.test(document)) return undefined;
  return db
    .selectFrom('import_logs')
    .innerJoin('panel_users', 'panel_users.id', 'import_logs.created_by')
    .select(['import_logs.file_name', 'import_logs.content'])
    .where('import_logs.id', '=', document)
    .where('import_logs.expires_at', '>', now)
    .where('panel_users.id', '=', userId)
    .where('panel_users.active', '=', true)
    .where('panel_users.role', '=', 'PanelUser')
    .executeTakeFirst();
};
