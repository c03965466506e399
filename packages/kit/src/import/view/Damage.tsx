import { Alert, Button, OctagonAlertIcon } from '@telve/ui';
import { useTexts } from '../../texts/texts';
import { columnNameOf } from '../pure/columns';
import { damagedLines } from '../pure/damage';
import { importTexts } from '../texts';
import { Hint, Rows } from './styles';
import type { ViewProps } from './types';
import { useDamageText } from './useDamageText';

/** Cells listed; a file may have thousands. */
const shown = 50;

/** Cells that a spreadsheet has spoilt, by line and letter: nothing is guessed. */
export function Damage({ state: { damage } }: ViewProps) {
  const texts = useTexts(importTexts).damage;
  const damageText = useDamageText();
  return (
    <>
      <Alert tone="danger" icon={<OctagonAlertIcon aria-hidden="true" />} title={texts.title(damage.length)}>
        {texts.text}
      </Alert>
      <Rows aria-label={texts.list}>
        {damage.slice(0, shown).map((cell) => (
          <li key={`${cell.line}-${cell.index}`}>
            <div className="place">
              <span>{texts.place(cell.line)}</span> <span>{texts.column(columnNameOf(cell.index))}</span>
            </div>
            <div>
              <b>
                <code>{cell.text}</code> {cell.column.header}
              </b>
              <p>{damageText(cell)}</p>
            </div>
          </li>
        ))}
      </Rows>
      {damage.length > shown && <Hint>{texts.more(damage.length - shown)}</Hint>}
    </>
  );
}

export function DamageBar({ session, state, onAgain }: ViewProps) {
  const {
    damage: texts,
    check: { back },
  } = useTexts(importTexts);
  const lines = damagedLines(state.damage).size;
  return (
    <>
      <Button variant="ghost" onClick={session.check.back}>
        {back}
      </Button>
      {lines < (state.table?.rows.length ?? 0) && <Button onClick={session.check.skip}>{texts.skip(lines)}</Button>}
      <Button variant="primary" onClick={onAgain}>
        {texts.again}
      </Button>
    </>
  );
}
