import type { ImportFailure } from '@telve/api';
import { useTexts } from '../../texts/texts';
import { mappedColumns } from '../pure/matches';
import { cellText } from '../pure/rows';
import { importTexts } from '../texts';
import { Hint, Rows } from './styles';
import type { ViewProps } from './types';

/** Rows shown; all of them are in the files. */
const shown = 3;

interface FailureListProps extends Pick<ViewProps, 'session' | 'state'> {
  failures: readonly ImportFailure[];
}

/** The first rows that were refused: what is wrong, which record, and what stood there. */
export function FailureList({ session, state, failures }: FailureListProps) {
  const texts = useTexts(importTexts).result;
  const mapped = mappedColumns(state.matches, session.setup.columns);
  const name = mapped.find(({ column }) => column.required) ?? mapped[0];
  const subjectOf = ({ row, field }: ImportFailure) => {
    const cells = state.table?.rows.find(({ line }) => line === row)?.cells ?? [];
    const fault = mapped.find(({ column }) => column.field === field);
    const words = [name, fault === name ? undefined : fault].map((each) => each && cellText(cells[each.index]));
    return words.filter(Boolean).join(' · ');
  };
  return (
    <>
      <Rows aria-label={texts.list}>
        {failures.slice(0, shown).map((failure, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one row may be refused twice, and the list never changes.
          <li key={index}>
            <div className="place">{texts.row(failure.row)}</div>
            <div>
              <b>{failure.message}</b>
              <p>{subjectOf(failure)}</p>
            </div>
          </li>
        ))}
      </Rows>
      {failures.length > shown && <Hint>{texts.more(failures.length - shown)}</Hint>}
    </>
  );
}
