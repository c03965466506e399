import { formatBytes } from '@telve/locale';
import { Button, VisuallyHidden } from '@telve/ui';
import { useTexts } from '../../texts/texts';
import { columnNameOf } from '../pure/columns';
import { cellText } from '../pure/rows';
import { shownName } from '../pure/shownName';
import { importTexts } from '../texts';
import { SheetFacts } from './SheetFacts';
import { FileBox, Hint, SheetScroll } from './styles';
import type { ViewProps } from './types';

/** Rows shown. */
const shown = 4;

/** What was read: file, how it was understood, and its first rows. */
export function Preview({ session, state, onAgain }: ViewProps) {
  const texts = useTexts(importTexts);
  const { file, sheet, table } = state;
  if (!file || !sheet || !table) return null;
  const first = table.rows.slice(0, shown);
  return (
    <>
      <FileBox>
        <span className="type" aria-hidden="true">
          {sheet.type.toUpperCase()}
        </span>
        <div className="words">
          <b title={file.name}>{shownName(file)}</b>
          <small>{texts.sizeLine(formatBytes(file.size), table.rows.length)}</small>
        </div>
        <Button size="sm" aria-label={texts.check.changeFile} onClick={onAgain}>
          {texts.check.change}
        </Button>
      </FileBox>
      <SheetFacts session={session} state={state} sheet={sheet} headLine={table.headLine} />
      <SheetScroll tabIndex={0} role="region" aria-label={texts.check.rows}>
        <table aria-label={texts.check.rows}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{texts.check.line}</VisuallyHidden>
              </th>
              {table.headers.map((header, index) => (
                <th scope="col" key={columnNameOf(index)}>
                  {header || texts.headers.nameless(columnNameOf(index))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {first.map(({ line, cells }) => (
              <tr key={line}>
                <th scope="row">{line}</th>
                {table.headers.map((_, index) => (
                  <td key={columnNameOf(index)}>{cellText(cells[index])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </SheetScroll>
      <Hint>{sheet.type === 'csv' ? texts.check.firstText(first.length) : texts.check.first(first.length)}</Hint>
    </>
  );
}

/** Back, and on to what comes next in the step Kontrol. */
export function CheckBar({ session, state }: ViewProps) {
  const texts = useTexts(importTexts).check;
  return (
    <>
      <Button variant="ghost" onClick={session.check.back}>
        {texts.back}
      </Button>
      <Button
        variant="primary"
        loading={state.checking || state.reading}
        loadingText={texts.checking}
        onClick={session.check.next}
      >
        {texts.next}
      </Button>
    </>
  );
}
