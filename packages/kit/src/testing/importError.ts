import type { ImportFaultCode } from '../import/types';

/** An error as a reader gives it. */
export class TestImportError extends Error {
  readonly code: ImportFaultCode;
  readonly params: Record<string, string | number>;

  constructor(code: ImportFaultCode, params: Record<string, string | number> = {}) {
    super(code);
    this.code = code;
    this.params = params;
  }
}
