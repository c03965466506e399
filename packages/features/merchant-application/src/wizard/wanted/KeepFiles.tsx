import type { StoredDocument } from '@telve/api';
import type { ApplicationValues } from '@telve/application-fields';
import { useFormValues, useSetFormValue } from '@telve/kit';
import { useEffect } from 'react';
import type { DraftControl } from '../state/useDraft';

export interface KeepFilesProps {
  draft: DraftControl;
  wanted: readonly StoredDocument[];
}

/**
 * Keeps newly chosen files on this computer until they are sent, and puts them back after a reload (D-46). A file that was
 * chosen before the stored one was sent is the refused one itself.
 */
export const KeepFiles = ({ draft, wanted }: KeepFilesProps) => {
  const values = useFormValues<ApplicationValues>();
  const set = useSetFormValue();
  const { found, settle, keep, drop } = draft;

  useEffect(() => {
    if (!found) return;
    for (const { document, uploadedAt } of wanted) {
      if (found.savedAt > uploadedAt) set(`files.${document}`, found.values.files[document]);
    }
    settle(true);
  }, [found, wanted, set, settle]);

  useEffect(() => {
    if (Object.values(values.files).some((file) => file !== null)) keep(values, 'documents');
    else drop();
  }, [values, keep, drop]);
  return null;
};
