import { coffeeSizeRules, faultsOf } from '@telve/api/rules';
import { kitTexts } from '@telve/kit';
import { describe, expect, it } from 'vitest';
import { emptyCoffeeSize, toValues } from './mapping';
import { coffeeSizeMessage } from './messages';
import { coffeeSizeTexts } from './texts';

const { images } = kitTexts.defaults;
const message = coffeeSizeMessage(coffeeSizeTexts.defaults, images);
const wordsOf = (image: string) =>
  faultsOf(coffeeSizeRules.create, { ...emptyCoffeeSize, coffeeSize: 'Dev', coffeeSizeImg: image })
    .filter(({ field }) => field === 'coffeeSizeImg')
    .map((fault) => message(fault, ''));

describe('a picture', () => {
  it('that is missing: “Resim gereklidir.” (CAT-20)', () => {
    expect(wordsOf('')).toEqual(['Resim gereklidir.']);
  });

  it('in base64, or the address of a stored one, is taken (CAT-34)', () => {
    expect(wordsOf('data:image/png;base64,iVBORw0KGgo=')).toEqual([]);
    expect(wordsOf('/media/coffee-sizes/1/normal.png')).toEqual([]);
  });

  it('is refused in the words that the field itself uses (CAT-34)', () => {
    expect(wordsOf('data:image/gif;base64,AAAA')).toEqual([images.image_type]);
    expect(wordsOf(`data:image/png;base64,${'A'.repeat(2_800_000)}`)).toEqual([images.image_size]);
    expect(wordsOf('nothing')).toEqual([images.image_content]);
    expect(message({ field: 'coffeeSizeImg', code: 'unprocessable_file' }, '')).toBe(images.image_content);
  });
});

it('leaves a missing title to the usual words and tells one that is taken (CAT-19, D-91)', () => {
  expect(message({ field: 'coffeeSize', code: 'required' }, '')).toBeUndefined();
  expect(message({ field: 'coffeeSize', code: 'coffee_size_already_exists' }, '')).toBe('Bu kahve boyu zaten kayıtlı.');
});

it('keeps the addresses of stored pictures as values (CAT-06, CAT-13)', () => {
  const pictures = { coffeeSizeImg: '/media/a/n.png', coffeeSizeImgSelected: '/media/a/s.png' };
  const stored = { id: 7, coffeeSize: 'Orta', ...pictures, urlPath: '/media/a/', active: false, version: 3 };
  expect(toValues(stored)).toEqual({ coffeeSize: 'Orta', ...pictures, active: false });
});
