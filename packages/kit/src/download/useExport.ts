import type { Download, Entry } from '@telve/api';
import { useState } from 'react';
import { useMutation } from '../data/useMutation';
import { useNotify } from '../notify/notify';
import { kitTexts } from '../texts';
import { useTexts } from '../texts/texts';
import { type ErrorTexts, isSilent, useErrorText } from '../texts/useErrorText';

export interface ExportOptions {
  /** Name of the file without day and extension, for an answer that brings none. */
  name: string;
  /** Message when the file was saved. Default “Dosya indirildi.” */
  done?: string;
  /** Message of every failure without words of its own, or a function of the error. Default “Bir hata oluştu”. */
  failed?: ErrorTexts['otherwise'];
}

/** A file that is asked for and saved. */
export interface Export<Input> {
  /** Asks for the file, saves it and tells how that ended. Never rejects; does nothing while one is under way. */
  download: (input: Input) => Promise<void>;
  busy: boolean;
  /** Name under which the last file was saved. */
  saved: string | undefined;
  /** For a `Button`: spinner and words while the file is made. */
  button: { loading: boolean; loadingText: string };
}

/**
 * Downloads what a `file` entry answers, usually a list as a workbook: pass the search and filters of the list (D-88).
 * Throws without a TelveProvider.
 */
export const useExport = <Input>(entry: Entry<Input, Download>, options: ExportOptions): Export<Input> => {
  const texts = useTexts(kitTexts).export;
  const { run, busy } = useMutation(entry);
  const [saved, setSaved] = useState<string>();
  const notify = useNotify();
  const errorText = useErrorText(options.failed === undefined ? {} : { otherwise: options.failed });
  const download = async (input: Input) => {
    if (busy) return;
    try {
      const answer = await run(input);
      // A page with an export button waits for nothing that only a download needs.
      const { saveFile } = await import('./saveFile');
      setSaved(saveFile(answer, options.name));
      notify.success(options.done ?? texts.done);
    } catch (error) {
      if (!isSilent(error)) notify.error(errorText(error));
    }
  };
  return { download, busy, saved, button: { loading: busy, loadingText: texts.busy } };
};
