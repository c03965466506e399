/**
 * Why a file is not read.
 *
 * - `type`: the extension is none of csv, xlsx, xls, or the content is something else; params `extension`, `content`
 * - `empty`: no cell has a value
 * - `unreadable`: damaged, or written in a way no spreadsheet program writes; params may name the `row`
 * - `encrypted`: needs a password
 * - `macros`: carries macros
 * - `encoding`: text that is not in the encoding chosen or recognised
 * - `limits`: more than allowed; params `limit` (a name of SheetLimits, or `seconds`) and `max`
 */
export type SheetErrorCode = 'type' | 'empty' | 'unreadable' | 'encrypted' | 'macros' | 'encoding' | 'limits';

/** Values for the sentence that tells an error. */
export type SheetErrorParams = Record<string, string | number>;

/** The one error of reading a sheet. Its message is for logs; what people read is made from the code. */
export class SheetError extends Error {
  readonly code: SheetErrorCode;
  readonly params?: SheetErrorParams;

  constructor(code: SheetErrorCode, params?: SheetErrorParams) {
    super(params ? `${code} ${JSON.stringify(params)}` : code);
    this.name = 'SheetError';
    this.code = code;
    if (params) this.params = params;
  }
}
