import type { Entry } from '@telve/api';
import { useCallback } from 'react';
import { noted } from '../data/connection';
import { useInvalidate } from '../data/useInvalidate';
import { type ConfirmOptions, useConfirm } from '../dialogs/confirm';
import { useNotify } from '../notify/notify';
import { useClient } from '../provider/client';
import { kitTexts } from '../texts';
import { useTexts } from '../texts/texts';
import { type ErrorTexts, isSilent, useErrorText } from '../texts/useErrorText';
import { useLatest } from '../util/useLatest';
import { isPatched } from './rows';
import type { List } from './useList';

export interface RowSwitchOptions<Row, Input, Payload> {
  // biome-ignore lint/suspicious/noExplicitAny: the filters of the list do not matter here.
  list: Pick<List<Row, any>, 'patchRow' | 'settleRow' | 'rowKey'>;
  entry: Entry<Input, Payload>;
  checked: (row: Row) => boolean;
  /** Accessible name with the record in it: "Kırık Fincan Moda aktif". */
  label: (row: Row) => string;
  toInput: (row: Row, next: boolean) => Input;
  /** What the row shows at once, e.g. `{ isOpen: next }`. */
  patch: (row: Row, next: boolean) => Partial<Row>;
  /** A question before the call; undefined asks nothing. */
  confirm?: (row: Row, next: boolean) => ConfirmOptions | undefined;
  /** Default: "Güncelleme işlemi başarılıdır" (D-91). */
  successText?: string;
  errorTexts?: ErrorTexts;
}

/** Props of a switch in a row. */
export interface RowSwitchProps {
  checked: boolean;
  label: string;
  busy: boolean;
  onChange: (next: boolean) => void;
}

/**
 * A switch in a list: changes at once, rolls back when the call fails, tells how it ended, and lets the lists it touches
 * be read again. Answers a stable function from a row to the props of its switch; one switch renders one row.
 */
export const useRowSwitch = <Row extends object, Input, Payload>(
  options: RowSwitchOptions<Row, Input, Payload>,
): ((row: Row) => RowSwitchProps) => {
  const client = useClient();
  const invalidate = useInvalidate();
  const confirm = useConfirm();
  const notify = useNotify();
  const errorText = useErrorText(options.errorTexts);
  const { saved } = useTexts(kitTexts);
  const latest = useLatest({ ...options, client, notify, errorText, saved });

  const change = useCallback(
    async (row: Row, next: boolean) => {
      const { list, entry, ...now } = latest.current;
      const question = now.confirm?.(row, next);
      if (question && !(await confirm(question))) return;
      const key = list.rowKey(row);
      list.patchRow(key, now.patch(row, next));
      try {
        await noted(now.client, now.client.call(entry, now.toInput(row, next)));
        list.settleRow(key);
        now.notify.success(now.successText ?? now.saved);
      } catch (error) {
        list.patchRow(key, null);
        if (!isSilent(error)) now.notify.error(now.errorText(error));
      }
      // After a failure too: the row may be gone or changed by somebody else (D-91).
      void invalidate(entry.writes ?? []);
    },
    [confirm, invalidate, latest],
  );

  return useCallback(
    (row) => ({
      checked: latest.current.checked(row),
      label: latest.current.label(row),
      busy: isPatched(row),
      onChange: (next) => {
        if (!isPatched(row)) void change(row, next);
      },
    }),
    [change, latest],
  );
};
