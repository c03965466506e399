import { toValues } from '@telve/application-fields';
import { expect, it } from 'vitest';
import { application, pdf } from '../../testing/application';
import { fileShares } from './progress';

const files = {
  ...toValues(application()).files,
  taxPlate: pdf('a.pdf', 1000),
  signatureCircular: pdf('b.pdf', 3000),
};

it.each([
  [0, { taxPlate: 0, signatureCircular: 0 }],
  [0.125, { taxPlate: 0.5, signatureCircular: 0 }],
  [0.25, { taxPlate: 1, signatureCircular: 0 }],
  [0.625, { taxPlate: 1, signatureCircular: 0.5 }],
  [1, { taxPlate: 1, signatureCircular: 1 }],
])('tells how far each file is when %s of a save was sent (WIZ-61)', (share, expected) => {
  expect(fileShares(files, share)).toEqual(expected);
});

it('counts no file that is not sent, and an empty one as sent', () => {
  const none = toValues(application()).files;
  expect(fileShares(none, 0.5)).toEqual({});
  expect(fileShares({ ...none, contract: new File([], 'bos.pdf') }, 0)).toEqual({ contract: 1 });
});
