import { type FaultMessage, kitTexts, useTexts } from '@telve/kit';
import { useMemo } from 'react';
import { type CoffeeSizeTexts, coffeeSizeTexts } from './texts';

/** Words for pictures, the same for one that a form refuses and for one that the server refuses. */
export type ImageTexts = typeof kitTexts.defaults.images;

const isImage = (field: string) => field === 'coffeeSizeImg' || field === 'coffeeSizeImgSelected';

/** Words of a taken title and of pictures (CAT-20, CAT-21, CAT-34, D-91); every other fault is told in the kit's words (CAT-19). */
export const coffeeSizeMessage =
  (texts: CoffeeSizeTexts, images: ImageTexts): FaultMessage =>
  ({ field, code }) => {
    switch (code) {
      case 'coffee_size_already_exists':
        return texts.exists;
      case 'required':
        return isImage(field) ? texts.imageRequired : undefined;
      case 'image_type':
      case 'image_size':
      case 'image_content':
        return images[code];
      case 'unprocessable_file':
        return images.image_content;
      default:
        return undefined;
    }
  };

/** `coffeeSizeMessage` in the words of the surrounding provider. */
export const useCoffeeSizeMessage = (): FaultMessage => {
  const texts = useTexts(coffeeSizeTexts);
  const { images } = useTexts(kitTexts);
  return useMemo(() => coffeeSizeMessage(texts, images), [texts, images]);
};
