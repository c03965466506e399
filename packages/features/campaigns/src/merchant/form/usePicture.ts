import { useEffect, useState } from 'react';

/** A chosen picture as it can be shown. */
export interface Picture {
  url: string;
  /** Pixels; undefined where the file cannot be read as a picture. */
  size: { width: number; height: number } | undefined;
}

/** Address and size of a chosen JPEG in this browser, for as long as it is shown; undefined while it is being read. */
export const usePicture = (file: File | null): Picture | undefined => {
  const [read, setRead] = useState<Picture & { file: File }>();
  useEffect(() => {
    if (file?.type !== 'image/jpeg') return;
    const url = URL.createObjectURL(file);
    const image = new Image();
    image.onload = () => setRead({ file, url, size: { width: image.naturalWidth, height: image.naturalHeight } });
    image.onerror = () => setRead({ file, url, size: undefined });
    image.src = url;
    return () => {
      image.onload = null;
      image.onerror = null;
      URL.revokeObjectURL(url);
    };
  }, [file]);
  // Never the address of the file before: it is revoked.
  return read?.file === file ? read : undefined;
};
