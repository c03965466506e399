import { useNotify, useTexts } from '@telve/kit';
import { CopyIcon, IconButton, TextField } from '@telve/ui';
import { venueEditorTexts } from '../texts';

const ignore = () => {};

/** The venue's code, which the server gave it: to read and to copy (VEN-50). */
export function CodeRow({ code }: { code: string }) {
  const texts = useTexts(venueEditorTexts).general;
  const notify = useNotify();
  const copy = () =>
    Promise.resolve(navigator.clipboard?.writeText(code) ?? Promise.reject(new Error('no clipboard'))).then(
      () => notify.success(texts.copied),
      () => notify.error(texts.copyFailed),
    );
  return (
    <TextField
      label={texts.code}
      value={code}
      onChange={ignore}
      readOnly
      tabular
      suffix={<IconButton size="sm" label={texts.copyCode} icon={<CopyIcon />} onClick={() => void copy()} />}
    />
  );
}
