import { Button, ButtonLink, DownloadIcon, FileTextIcon } from '@telve/ui';
import { useTexts } from '../../texts/texts';
import { importTexts } from '../texts';
import { outcomeOfState } from './places';
import type { ViewProps } from './types';
import { useResultFiles } from './useResultFiles';

/** The log, the refused rows, and the end (VEN-21, VEN-25, COMP-10, COMP-13). */
export function ResultBar(props: ViewProps) {
  const texts = useTexts(importTexts).result;
  const { saveLog, saveRows } = useResultFiles(props);
  const outcome = outcomeOfState(props.state);
  if (!outcome) return null;
  const { failed, skipped, logFileUrl } = outcome;
  const icon = <FileTextIcon aria-hidden="true" />;
  return (
    <>
      {failed > 0 &&
        (logFileUrl ? (
          <ButtonLink variant="ghost" icon={icon} href={logFileUrl} download="">
            {texts.log}
          </ButtonLink>
        ) : (
          <Button variant="ghost" icon={icon} onClick={saveLog}>
            {texts.log}
          </Button>
        ))}
      {failed + skipped > 0 && (
        <Button icon={<DownloadIcon aria-hidden="true" />} onClick={saveRows}>
          {texts.rows}
        </Button>
      )}
      <Button variant="primary" onClick={props.onClose}>
        {texts.ok}
      </Button>
    </>
  );
}
