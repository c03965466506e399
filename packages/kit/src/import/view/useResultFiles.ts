import { saveFile } from '../../download/saveFile';
import { useTexts } from '../../texts/texts';
import { logFile, type RefusedRow, refusedRowsFile } from '../pure/files';
import { mappedColumns } from '../pure/matches';
import { importTexts } from '../texts';
import { outcomeOfState } from './places';
import type { ViewProps } from './types';
import { useDamageText } from './useDamageText';

/** The two files of a result: the log of refused rows, and those rows alone, to be mended (VEN-21, COMP-10). */
export const useResultFiles = ({ session, state }: Pick<ViewProps, 'session' | 'state'>) => {
  const texts = useTexts(importTexts).result;
  const damageText = useDamageText();
  const { columns } = session.setup;
  const stem = (state.file?.name ?? '').replace(/\.[^.]*$/, '');
  const failures = outcomeOfState(state)?.failures ?? [];

  const saveLog = () => {
    const { line, column, reason } = texts.logHeads;
    const name = texts.logName(stem);
    saveFile({ blob: logFile(failures, columns, [line, column, reason]), fileName: `${name}.csv` }, name);
  };

  const saveRows = () => {
    const skipped = state.run?.skipped;
    const refused: RefusedRow[] = [
      ...failures.map(({ row, message }) => ({ line: row, reason: message })),
      ...state.damage
        .filter(({ line }) => skipped?.has(line))
        .map((cell) => ({ line: cell.line, reason: `${cell.column.header}: ${damageText(cell)}` })),
    ];
    const mapped = mappedColumns(state.matches, columns);
    const blob = refusedRowsFile(state.table?.rows ?? [], refused, { columns, mapped, head: texts.reason });
    const name = texts.rowsName(stem);
    saveFile({ blob, fileName: `${name}.csv` }, name);
  };
  return { saveLog, saveRows };
};
