import { campaignImageHint, campaignLimits } from '@telve/api';
import { refusal } from '@telve/testing';
import { expect, it } from 'vitest';
import { campaignWords } from '../words/texts';
import { campaignMessage, codeTexts, type LinkNow } from './messages';
import { campaignFormTexts } from './texts';
import { campaignCodeFields } from './useCampaignForm';

const outside = { link: 'www.x.com', campaignLinkType: 'ExternalLink' } as const;

const words = (field: string, code: string, params?: Record<string, number>, linkNow: LinkNow = outside) =>
  campaignMessage(
    campaignFormTexts.defaults,
    campaignWords.defaults,
    () => linkNow,
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

it.each([
  ['ExternalLink', 'www.x.com', /^Link http:\/\/ veya https:\/\/ ile başlamalıdır\.$/],
  ['InternalLink', '//x', /^Uygulamadaki bir yer/],
  ['ExternalLink', 'https://example.com/iki kelime', /^Link boşluk içeremez\.$/],
  ['ExternalLink', 'www.x.com/iki kelime', /^Link boşluk içeremez\.$/],
  ['InternalLink', '/iki kelime', /^Link boşluk içeremez\.$/],
  ['ExternalLink', ' https://ornek ', /^Geçerli bir link girin/],
  ['InternalLink', 'HTTPS://ornek', /^Geçerli bir link girin/],
] as const)('says of a wrong %s “%s” what is wrong with it (CAMP-97)', (campaignLinkType, link, told) => {
  expect(words('link', 'link', undefined, { link, campaignLinkType })).toMatch(told);
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
