import type { FieldError, ImportInput, ImportResult } from '@telve/api';
import { type Call, type Db, inTransaction } from '../../http/call';
import { Refusal } from '../../http/errors';
import { doneFirst } from '../../http/handlers';
import { isUploadedFile } from '../../http/uploaded-file';
import type { InputOf, LayoutName } from './layouts';
import { resultOf } from './result';
import type { ImportServices } from './services';
import type { GivenRows, Taken } from './types';

/**
 * The handler of an import: the file is read and its cells are checked first, then everything that is good is written in
 * one transaction.
 *
 * @param take writes the rows
 * @param changed called once something may have changed
 */
export const importing = <Name extends LayoutName>(
  services: ImportServices,
  name: Name,
  take: (trx: Db, call: Call, given: GivenRows<InputOf<Name>>) => Promise<Taken>,
  changed: () => void = () => {},
) =>
  doneFirst(
    ({ file, firstRow }: ImportInput) => {
      const given: unknown = file;
      const fault: FieldError = { field: 'file', code: 'type' };
      if (!isUploadedFile(given)) throw new Refusal('validation_failed', { fields: [fault] });
      return services.importReader.read(given, name, firstRow);
    },
    async (_input, call, given): Promise<ImportResult> => {
      const result = await inTransaction(call.db, async (trx) =>
        resultOf(trx, call, services, name, await take(trx, call, given)),
      );
      call.afterCommit(changed);
      return result;
    },
  );
