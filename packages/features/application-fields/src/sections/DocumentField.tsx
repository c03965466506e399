import { type ApplicationDocument, documentExtensions } from '@telve/api';
import { useFormField, useTexts } from '@telve/kit';
import { FileSlot, type FileSlotProps } from '@telve/ui';
import { applicationTexts } from '../texts';
import { fileMessage } from '../values/messages';
import { useChosenFile } from './useChosenFile';

const accept = documentExtensions.map((extension) => `.${extension}`).join(',');

export interface DocumentFieldProps
  extends Pick<FileSlotProps, 'stored' | 'wanted' | 'disabled' | 'onCancel' | 'hint'> {
  document: ApplicationDocument;
  /** Part of the file that is sent, 0 to 1; left out: it is not being sent. */
  share?: number;
}

/**
 * One of the five documents (WIZ-41 to WIZ-45, WIZ-54 to WIZ-56). A chosen file is looked at first, by name, size and
 * content; one that cannot be taken stays in sight with the reason, and what was there before is not lost.
 */
export const DocumentField = ({ document, share, ...slot }: DocumentFieldProps) => {
  const texts = useTexts(applicationTexts);
  const field = useFormField<File | null>(`files.${document}`, texts.documents[document]);
  const { refused, checking, choose } = useChosenFile(field.onChange);
  const phase = share !== undefined ? 'sending' : checking ? 'checking' : refused ? 'failed' : 'ready';
  return (
    <FileSlot
      {...slot}
      {...field}
      accept={accept}
      rule={texts.fileRule}
      value={refused?.file ?? checking ?? field.value}
      phase={phase}
      progress={share}
      error={refused ? (fileMessage(texts, refused.code) ?? texts.fileContent) : field.error}
      onChange={(file) => void choose(file)}
    />
  );
};
