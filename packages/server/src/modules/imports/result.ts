import type { ImportResult } from '@telve/api';
import { type Call, callerOf } from '../../http/call';
import type { LayoutName } from './layouts';
import { keepLog } from './log/store';
import type { ImportServices } from './services';
import { importTexts as texts } from './texts';
import type { Taken } from './types';

/** The answer of an import, and the log of what it refused (D-62). */
export const resultOf = async (
  call: Call,
  { importLogLinks }: ImportServices,
  name: LayoutName,
  { created, updated, unchanged, failures: refused }: Taken,
): Promise<ImportResult> => {
  const failures = [...refused].sort((a, b) => a.row - b.row);
  const failed = failures.length;
  const taken = created + updated;
  const log = failed > 0 ? await keepLog(call, name, failures) : undefined;
  const url = log === undefined ? null : importLogLinks.sign({ document: log, userId: callerOf(call).userId });
  return {
    success: failed === 0,
    message:
      failed === 0
        ? texts.result.success(created, updated, unchanged)
        : texts.result.failure(failed, taken + unchanged),
    count: failed === 0 ? taken : failed,
    logFileUrl: url,
    url,
    created,
    updated,
    unchanged,
    failed,
    failures: failures.map(({ key: _key, ...failure }) => failure),
  };
};
