import { documentFileFault, extensionOf } from '@telve/api';
import { sniffDocument } from '@telve/kit';
import { useCallback, useRef, useState } from 'react';

/** A chosen file that cannot be taken, and why. */
export interface RefusedFile {
  file: File;
  code: string;
}

const expected: Record<string, string> = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', pdf: 'pdf' };

/** Why a chosen file cannot be taken, by what is in it and by name and size; null: it can. */
const faultOf = async (file: File): Promise<string | null> => {
  const found = await sniffDocument(file);
  if (found === 'heic' || /^hei[cf]$/.test(extensionOf(file.name))) return 'file_heic';
  return documentFileFault(file) ?? (found === expected[extensionOf(file.name)] ? null : 'file_content');
};

/** Looks at a chosen file before it is taken. Choosing again meanwhile drops the earlier look. */
export const useChosenFile = (take: (file: File | null) => void) => {
  const [refused, setRefused] = useState<RefusedFile | null>(null);
  const [checking, setChecking] = useState<File | null>(null);
  const newest = useRef<File | null>(null);

  const choose = useCallback(
    async (file: File | null) => {
      newest.current = file;
      setRefused(null);
      setChecking(file);
      if (file === null) {
        // A file that is refused or still looked at was never taken: without it the one before stands there again.
        if (refused === null && checking === null) take(null);
        return;
      }
      // A file that cannot be read any more was moved or deleted since it was chosen.
      const code = await faultOf(file).catch(() => 'file_unreadable');
      if (newest.current !== file) return;
      setChecking(null);
      if (code === null) take(file);
      else setRefused({ file, code });
    },
    [take, refused, checking],
  );
  return { refused, checking, choose };
};
