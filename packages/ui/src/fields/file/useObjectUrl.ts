import { useEffect, useState } from 'react';

/** An address of the file in this browser, for as long as it is shown; undefined where there is nothing to show. */
export function useObjectUrl(file: Blob | null | undefined): string | undefined {
  const [made, setMade] = useState<{ file: Blob; url: string }>();
  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setMade({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  // Never the address of the file before: it is revoked.
  return made && made.file === file ? made.url : undefined;
}
