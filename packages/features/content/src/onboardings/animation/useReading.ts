import { useEffect, useState } from 'react';
import { knownReading, type Reading, readFile } from './read';

export interface FileReading {
  isReading: boolean;
  reading: Reading | null;
}

/** What is in a chosen file; null in `reading` for none, and for one that is not looked into. */
export const useReading = (file: File | null): FileReading => {
  const [read, setRead] = useState<{ file: File; reading: Reading | null }>();
  useEffect(() => {
    let isCurrent = true;
    if (file) void readFile(file).then((reading) => isCurrent && setRead({ file, reading }));
    return () => {
      isCurrent = false;
    };
  }, [file]);
  if (!file) return { isReading: false, reading: null };
  if (read?.file === file) return { isReading: false, reading: read.reading };
  const known = knownReading(file);
  return { isReading: known === undefined, reading: known ?? null };
};
