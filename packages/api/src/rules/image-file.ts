import { mixed } from 'yup';
import { extensionOf } from '../contract/applications/documentFile';
import { fault } from './schemas';

interface NamedFile {
  name: string;
  size: number;
}

const isFile = (value: unknown): value is NamedFile =>
  typeof value === 'object' && value !== null && 'name' in value && 'size' in value;

/**
 * A file of a form by its name and size, which may be absent. What is in it the server looks at besides.
 *
 * @param extensions without the dot
 * @param types what a refusal names, e.g. `jpg`
 */
const namedFile = (extensions: readonly string[], types: string, bytesMax: number) =>
  mixed()
    .test('file_type', fault('file_type', { types }), (value) => {
      return value == null || (isFile(value) && extensions.includes(extensionOf(value.name)));
    })
    .test('file_empty', fault('file_empty'), (value) => !isFile(value) || value.size > 0)
    .test('file_size', fault('file_size', { max: bytesMax }), (value) => !isFile(value) || value.size <= bytesMax);

/** A JPEG. */
export const jpegFile = (bytesMax: number) => namedFile(['jpg', 'jpeg'], 'jpg', bytesMax);

/** A JPEG or a PNG. */
export const pictureFile = (bytesMax: number) => namedFile(['jpg', 'jpeg', 'png'], 'jpg_png', bytesMax);

/** A Lottie animation by its name; `readAnimation` says what is in it. */
export const animationFile = (bytesMax: number) => namedFile(['json'], 'json', bytesMax);
