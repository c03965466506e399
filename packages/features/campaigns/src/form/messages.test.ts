import { campaignImageHint, campaignLimits } from '@telve/api';
import { refusal } from '@telve/testing';
import { expect, it } from 'vitest';
import { campaignWords } from '../words/texts';
import { campaignMessage, codeTexts } from './messages';
import { campaignFormTexts } from './texts';
import { campaignCodeFields } from './useCampaignForm';

const words = (field: string, code: string, params?: Record<string, number>, linkType = 'ExternalLink') =>
  campaignMessage(
    campaignFormTexts.defaults,
    campaignWords.defaults,
    () => linkType,
  )({ field, code, ...(params ? { params } : {}) }, field);

it.each([
  ['title', 'required', undefined, 'Başlık alanı zorunludur.'],
  ['discount', 'discount_range', undefined, 'İndirim tutarı en az 1 en fazla 25000 olmalıdır.'],
  ['code', 'code_length', { min: 6, max: 8 }, 'Genel kod 6-8 karakter olmalıdır.'],
  ['linkText', 'link_with_parts', undefined, 'Link metni alanı dolu olmalıdır'],
  ['userCount', 'user_count_below_used', { used: 842 }, 'Toplam kod adedi, kullanılan kod sayısından (842) az olamaz.'],
  [
    'userCount',
    'mass_codes_max',
    { each: 25_000 },
    'Bu kadar iş yerinde, iş yeri başına en fazla 25.000 kod üretilebilir.',
  ],
  ['img', 'file_size', { max: campaignLimits.imageBytesMax }, 'Dosya boyutu en fazla 10 MB olmalıdır.'],
  ['img', 'file_size', { max: campaignImageHint.bytes }, 'Dosya boyutu en fazla 350 KB olmalıdır.'],
] as const)(
  'says of %s, %s, %o: %s (CAMP-73, CAMP-81, CAMP-85, CAMP-88, CAMP-93, GRP-28, D-76)',
  (field, code, params, text) => {
    expect(words(field, code, params)).toBe(text);
  },
);

it('says what a link needs for where it leads (CAMP-97)', () => {
  expect(words('link', 'link')).toBe('Link http:// veya https:// ile başlamalıdır.');
  expect(words('link', 'link', undefined, 'InternalLink')).toMatch(/Uygulamadaki bir yer/);
});

it('leaves the usual words to the kit (CAMP-74, CAMP-75, CAMP-76, CAMP-77, CAMP-78)', () => {
  expect(words('shortDescription', 'required')).toBeUndefined();
  expect(words('title', 'max_length', { max: 255 })).toBeUndefined();
});

it('has words for every refusal that is shown at a field, though it names none (CAMP-88, CAMP-98)', () => {
  const texts = codeTexts(campaignFormTexts.defaults);
  const said = (code: string) => {
    const one = texts[code];
    return typeof one === 'function' ? one(refusal(code, { params: { used: 842, made: 1000 } })) : one;
  };
  expect(Object.fromEntries(Object.keys(campaignCodeFields).map((code) => [code, said(code)]))).toEqual({
    campaign_code_already_exists: 'Bu kod başka bir kampanyada kullanılıyor.',
    check_end_date: 'Bitiş tarihi bugünden önce olamaz.',
    user_count_below_used: 'Toplam kod adedi, kullanılan kod sayısından (842) az olamaz.',
    user_count_below_made: 'Toplam kod adedi, üretilen kod sayısından (1.000) az olamaz.',
  });
});
