import { mixed } from 'yup';
import { extensionOf } from '../contract/applications/documentFile';
import { fault } from './schemas';

interface NamedFile {
  name: string;
  size: number;
}

const isFile = (value: unknown): value is NamedFile =>
  typeof value === 'object' && value !== null && 'name' in value && 'size' in value;

const jpegExtensions = ['jpg', 'jpeg'];

/** A JPEG of a form by its name and size, which may be absent. What is in it the server looks at besides. */
export const jpegFile = (bytesMax: number) =>
  mixed()
    .test('file_type', fault('file_type', { types: 'jpg' }), (value) => {
      return value == null || (isFile(value) && jpegExtensions.includes(extensionOf(value.name)));
    })
    .test('file_empty', fault('file_empty'), (value) => !isFile(value) || value.size > 0)
    .test('file_size', fault('file_size', { max: bytesMax }), (value) => !isFile(value) || value.size <= bytesMax);
