import type { FaultMessage } from '@telve/kit';
import type { CoffeeSizeTexts } from './texts';

const isImage = (field: string) => field === 'coffeeSizeImg' || field === 'coffeeSizeImgSelected';

/** Words of a taken title and of pictures (CAT-20, CAT-21, D-91); every other fault is told in the kit's words (CAT-19). */
export const coffeeSizeMessage =
  (texts: CoffeeSizeTexts): FaultMessage =>
  ({ field, code }) => {
    switch (code) {
      case 'coffee_size_already_exists':
        return texts.exists;
      case 'required':
        return isImage(field) ? texts.imageRequired : undefined;
      case 'image_type':
        return texts.imageType;
      case 'image_size':
        return texts.imageSize;
      case 'image_content':
      case 'unprocessable_file':
        return texts.imageContent;
      default:
        return undefined;
    }
  };
