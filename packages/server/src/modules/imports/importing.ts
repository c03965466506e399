import type { FieldError, ImportInput, ImportResult } from '@telve/api';
import { isCrossed } from '../../db/errors';
import { type Call, type Db, inTransaction } from '../../http/call';
import { Refusal } from '../../http/errors';
import { doneFirst } from '../../http/handlers';
import { isUploadedFile } from '../../http/uploaded-file';
import type { InputOf, LayoutName } from './layouts';
import { partsOf } from './parts';
import { resultOf } from './result';
import type { ImportServices } from './services';
import type { GivenRow, RecordLines, Taken, TakenPart } from './types';

/** Rows of one transaction: the embedded database has one connection, which everybody else waits for until it ends. */
const rowsAtOnce = 250;

/** How often rows are tried that another import meets at the same time. */
const attempts = 3;

/**
 * Writes good rows in one transaction.
 *
 * @param lines records that earlier rows of the file mean, with the line of each
 */
export type TakeRows<Input> = (
  trx: Db,
  call: Call,
  rows: readonly GivenRow<Input>[],
  lines: RecordLines,
) => Promise<TakenPart>;

/** A second look finds what the other has written. */
const tryAgain = async <T>(work: () => Promise<T>, left = attempts): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (left === 1 || !isCrossed(error)) throw error;
    return tryAgain(work, left - 1);
  }
};

/** Writes all rows, part by part. What is committed stays when a later part fails: sent again, it is found unchanged. */
const takeAll = async <Input>(
  call: Call,
  rows: readonly GivenRow<Input>[],
  take: TakeRows<Input>,
  changed: () => void,
): Promise<Taken> => {
  const taken: Taken = { created: 0, updated: 0, unchanged: 0, failures: [] };
  const lines = new Map<number, number>();
  for (const part of partsOf(rows, rowsAtOnce)) {
    const done = await tryAgain(() => inTransaction(call.db, (trx) => take(trx, call, part, lines)));
    changed();
    taken.created += done.created;
    taken.updated += done.updated;
    taken.unchanged += done.unchanged;
    taken.failures.push(...done.failures);
    for (const [id, line] of done.lines) lines.set(id, line);
  }
  return taken;
};

/**
 * The handler of an import: the file is read and its cells are checked first, then everything that is good is written,
 * 250 rows in a transaction (D-62).
 *
 * @param take writes the rows
 * @param changed called once something may have changed
 */
export const importing = <Name extends LayoutName>(
  services: ImportServices,
  name: Name,
  take: TakeRows<InputOf<Name>>,
  changed: () => void = () => {},
) =>
  doneFirst(
    ({ file, firstRow }: ImportInput) => {
      const given: unknown = file;
      const fault: FieldError = { field: 'file', code: 'type' };
      if (!isUploadedFile(given)) throw new Refusal('validation_failed', { fields: [fault] });
      return services.importReader.read(given, name, firstRow);
    },
    async (_input, call, { rows, failures }): Promise<ImportResult> => {
      const taken = await takeAll(call, rows, take, changed);
      return resultOf(call, services, name, { ...taken, failures: [...failures, ...taken.failures] });
    },
  );
