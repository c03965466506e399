import { toValues } from '@telve/application-fields';
import { expect, it } from 'vitest';
import { application, pdf } from '../../testing/application';
import { goneFiles } from './goneFiles';

const none = toValues(application()).files;

/** A file as the browser holds one that was deleted since it was chosen. */
const deleted = (): File => {
  const file = pdf('silindi.pdf');
  file.slice = () => {
    const part = new Blob();
    part.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
    return part;
  };
  return file;
};

it('names the files that cannot be read any more', async () => {
  expect(await goneFiles({ ...none, taxPlate: pdf(), contract: deleted() })).toEqual(['contract']);
});

it('names none where every file is there, or none was chosen', async () => {
  expect(await goneFiles({ ...none, taxPlate: pdf() })).toEqual([]);
  expect(await goneFiles(none)).toEqual([]);
});
