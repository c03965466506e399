import { useEffect, useState } from 'react';
import type { PictureValue } from './usePictureAddress';

/** Pixels of a picture. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Pixels of a chosen file; undefined while they are being read, and where the file cannot be read as a picture. */
export const usePictureSize = (picture: PictureValue | undefined): PictureSize | undefined => {
  const [read, setRead] = useState<PictureSize & { file: File }>();
  useEffect(() => {
    if (!(picture instanceof File)) return undefined;
    const address = URL.createObjectURL(picture);
    const image = new Image();
    image.onload = () => setRead({ file: picture, width: image.naturalWidth, height: image.naturalHeight });
    image.src = address;
    return () => {
      image.onload = null;
      URL.revokeObjectURL(address);
    };
  }, [picture]);
  // Never that of the file before.
  return read?.file === picture ? read : undefined;
};
