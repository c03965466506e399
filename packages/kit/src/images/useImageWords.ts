import { useCallback } from 'react';
import { kitTexts } from '../texts';
import { useTexts } from '../texts/texts';
import { ImageFault } from './imageFault';

/** Words for a file that gave no picture, for the `refusal` of a picture field. */
export function useImageWords(): (error: unknown) => string {
  const texts = useTexts(kitTexts).images;
  return useCallback((error) => (error instanceof ImageFault ? texts[error.code] : texts.image_content), [texts]);
}
