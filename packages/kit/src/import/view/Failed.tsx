import { isApiError } from '@telve/api';
import { formatBytes } from '@telve/locale';
import { Alert, Button, RotateCwIcon } from '@telve/ui';
import { useTexts } from '../../texts/texts';
import { useErrorText } from '../../texts/useErrorText';
import { shownName } from '../pure/shownName';
import { importTexts } from '../texts';
import { outcomeOfState } from './places';
import { FileBox } from './styles';
import type { ViewProps } from './types';

/** True when sending the same again would be refused again. */
const isFinal = (error: unknown): boolean => isApiError(error) && error.code.startsWith('import_');

/** A part was not answered, or the whole file refused: what was chosen stays (VEN-26, COMP-14, D-11). */
export function Failed({ state }: ViewProps) {
  const texts = useTexts(importTexts);
  const errorText = useErrorText({ ...texts.failed.codes, otherwise: texts.failed.title });
  const { file, sheet, table, run } = state;
  const loaded = outcomeOfState(state)?.loaded ?? 0;
  return (
    <>
      <Alert tone="danger" title={errorText(run?.error)}>
        {loaded > 0 && `${texts.failed.loaded(loaded)} `}
        {texts.failed.text}
      </Alert>
      {file && sheet && table && (
        <FileBox>
          <span className="type" aria-hidden="true">
            {sheet.type.toUpperCase()}
          </span>
          <div className="words">
            <b title={file.name}>{shownName(file)}</b>
            <small>{texts.sizeLine(formatBytes(file.size), table.rows.length)}</small>
          </div>
        </FileBox>
      )}
    </>
  );
}

export function FailedBar({ session, state, onClose, onAgain }: ViewProps) {
  const texts = useTexts(importTexts);
  return (
    <>
      <Button variant="ghost" onClick={onClose}>
        {texts.failed.close}
      </Button>
      {isFinal(state.run?.error) ? (
        <Button variant="primary" onClick={onAgain}>
          {texts.damage.again}
        </Button>
      ) : (
        <Button variant="primary" icon={<RotateCwIcon aria-hidden="true" />} onClick={session.sending.retry}>
          {texts.failed.retry}
        </Button>
      )}
    </>
  );
}
