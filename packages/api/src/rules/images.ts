import { string } from 'yup';
import { type ImageFault, imageBytesMax, imageFault } from '../contract/images';
import { fault } from './schemas';

const hasNo = (code: ImageFault) => (value: string | null | undefined) =>
  value == null || value === '' || imageFault(value) !== code;

/** An image field: empty, the address of a stored image, or a new image as a data URL in base64 (VEN-77, CAT-34). */
export const image = () =>
  string()
    .typeError(fault('type'))
    .test('image_type', fault('image_type'), hasNo('image_type'))
    .test('image_size', fault('image_size', { max: imageBytesMax }), hasNo('image_size'))
    .test('image_content', fault('image_content'), hasNo('image_content'));

/** An image that must be there (CAT-20, CAT-21). */
export const requiredImage = () => image().required(fault('required'));
