import { useEffect, useState } from 'react';

/** Value of a picture field: a chosen file, the address of the stored picture, or empty. */
export type PictureValue = File | string;

/** Where a form's picture can be shown: its address, or one made for a chosen file as long as it is chosen. */
export const usePictureAddress = (picture: PictureValue): string => {
  const [made, setMade] = useState('');
  useEffect(() => {
    if (!(picture instanceof File)) return undefined;
    const address = URL.createObjectURL(picture);
    setMade(address);
    return () => URL.revokeObjectURL(address);
  }, [picture]);
  return picture instanceof File ? made : picture;
};
