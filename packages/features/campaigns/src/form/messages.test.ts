import { campaignImageHint, campaignLimits } from '@telve/api';
import { expect, it } from 'vitest';
import { campaignMessage } from './messages';
import { campaignFormTexts } from './texts';

const words = (field: string, code: string, params?: Record<string, number>, linkType = 'ExternalLink') =>
  campaignMessage(campaignFormTexts.defaults, () => linkType)({ field, code, ...(params ? { params } : {}) }, field);

it.each([
  ['title', 'required', undefined, 'Başlık alanı zorunludur.'],
  ['discount', 'discount_range', undefined, 'İndirim tutarı en az 1 en fazla 25000 olmalıdır.'],
  ['code', 'code_length', { min: 6, max: 8 }, 'Genel kod 6-8 karakter olmalıdır.'],
  ['code', 'code_length', { min: 1, max: 3 }, 'Genel kod 1-3 karakter olmalıdır.'],
  ['linkText', 'link_with_parts', undefined, 'Link metni alanı dolu olmalıdır'],
  ['userCount', 'user_count_below_used', { used: 842 }, 'Toplam kod adedi, kullanılan kod sayısından (842) az olamaz.'],
  ['img', 'file_size', { max: campaignLimits.imageBytesMax }, 'Dosya boyutu en fazla 10 MB olmalıdır.'],
  ['img', 'file_size', { max: campaignImageHint.bytes }, 'Dosya boyutu en fazla 350 KB olmalıdır.'],
] as const)(
  'says of %s, %s, %o: %s (CAMP-73, CAMP-81, CAMP-85, CAMP-88, CAMP-93, GRP-22, D-76)',
  (field, code, params, text) => {
    expect(words(field, code, params)).toBe(text);
  },
);

it('says what a link needs for where it leads (CAMP-97)', () => {
  expect(words('link', 'link')).toBe('Bağlantı http:// veya https:// ile başlamalıdır.');
  expect(words('link', 'link', undefined, 'InternalLink')).toMatch(/Uygulamadaki bir yer/);
});

it('leaves the usual words to the kit (CAMP-74, CAMP-75, CAMP-76, CAMP-77, CAMP-78)', () => {
  expect(words('shortDescription', 'required')).toBeUndefined();
  expect(words('title', 'max_length', { max: 255 })).toBeUndefined();
});
