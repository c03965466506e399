import { contentImageBytesMax } from '@telve/api';
import { faultsOf } from '@telve/api/rules';
import { bannerFormRules } from '@telve/api/rules/banners';
import { banner } from '@telve/testing';
import { describe, expect, it } from 'vitest';
import { fileOf } from '../testing/files';
import { bannerTexts } from '../texts';
import { endDateFaults, orderFaults } from './further';
import { type BannerValues, emptyBanner, toCreate, toUpdate, toValues } from './mapping';
import { bannerMessage } from './messages';
import { valueWords } from './valueWords';

const img = fileOf(10);
const imgEn = fileOf(10, 'afis-en.jpg');
const good: BannerValues = { ...toValues(banner()), img, imgEn };
const message = bannerMessage(bannerTexts.defaults);

/** What a form says of these values, by field; a code is said in the kit's words. */
const saidBy = (rules: keyof typeof bannerFormRules, values: Partial<BannerValues>) => {
  const all = { ...good, ...values };
  const input = rules === 'create' ? toCreate(all) : toUpdate(73, all);
  return Object.fromEntries(
    faultsOf({ input: bannerFormRules[rules] }, input).map((fault) => [fault.field, message(fault, '') ?? fault.code]),
  );
};
const said = (values: Partial<BannerValues>) => saidBy('create', values);

it('is sent with every field and both files (BAN-45, BAN-46, BAN-47, BAN-52, BAN-57)', () => {
  expect(toCreate(good)).toEqual({
    title: 'Soğuk kahvede ikincisi bizden',
    order: 2,
    link: 'https://telve.example/soguk-kahve',
    linkText: 'İncele',
    endDate: '2027-06-30',
    isActive: true,
    applicationType: 'UserApp',
    img,
    imgEn,
  });
  expect(said({})).toEqual({});
});

it('begins active, in the members’ app, until today (BAN-49, BAN-50, BAN-51)', () => {
  expect(emptyBanner('2026-11-28')).toMatchObject({
    endDate: '2026-11-28',
    isActive: true,
    applicationType: 'UserApp',
    order: null,
  });
});

it('is saved with its id; without new files the images stay (BAN-71)', () => {
  const values = toValues(banner());
  expect(values).toMatchObject({ img: '/files/images/banner-tr.jpg', imgEn: '/files/images/banner-en.jpg' });
  const sent = toUpdate(73, values);
  expect(sent).toMatchObject({ id: 73, title: 'Soğuk kahvede ikincisi bizden' });
  expect(Object.keys(sent)).not.toContain('img');
  expect(Object.keys(sent)).not.toContain('imgEn');
  expect(saidBy('update', values)).toEqual({});
  expect(toUpdate(73, { ...values, imgEn })).toMatchObject({ imgEn });
});

it('keeps the app of a merchant banner (BAN-51, D-78)', () => {
  expect(toUpdate(72, toValues(banner({ applicationType: 'MerchantApp' }))).applicationType).toBe('MerchantApp');
});

it('is sent without the text of a link that was taken away', () => {
  expect(toCreate({ ...good, link: ' ' })).toMatchObject({ link: '', linkText: '' });
});

describe.each(['create', 'update'] as const)('what is wrong on %s', (rules) => {
  const wrong = (values: Partial<BannerValues>) => saidBy(rules, values);

  it('is a title that is missing or longer than 255 characters (BAN-60, BAN-61)', () => {
    expect([wrong({ title: ' ' }), wrong({ title: 'a'.repeat(256) }), wrong({ title: 'a'.repeat(255) })]).toEqual([
      { title: 'required' },
      { title: 'max_length' },
      {},
    ]);
  });

  it.each([0, Number.NaN, 1.5])('is %s as the order (BAN-46, BAN-63)', (order) => {
    expect(Object.keys(wrong({ order }))).toEqual(['order']);
  });

  it('is an order below 0, in its own words (BAN-87)', () => {
    expect(wrong({ order: -1 })).toEqual({ order: 'Sıralama değeri negatif değer olamaz.' });
  });

  it('is a link longer than 255 characters, and none without http (BAN-65, BAN-66)', () => {
    const link = (length: number) => `https://telve.example/${'a'.repeat(length - 22)}`;
    expect([wrong({ link: link(256) }), wrong({ link: link(255) }), wrong({ link: 'www.x.com' })]).toEqual([
      { link: 'max_length' },
      {},
      {},
    ]);
  });

  it('is a link without its text (BAN-48, BAN-67)', () => {
    expect(wrong({ linkText: ' ' })).toEqual({ linkText: 'Link metni alanı dolu olmalıdır' });
    expect(wrong({ link: '', linkText: '' })).toEqual({});
  });

  it('is an image of 358,401 bytes, not one of 358,400, and one that is no JPEG (BAN-42, BAN-69)', () => {
    expect(contentImageBytesMax).toBe(358_400);
    const tooBig = 'Dosya boyutu en fazla 350 KB olmalıdır.';
    expect(wrong({ img: fileOf(358_401), imgEn: fileOf(358_401) })).toEqual({ img: tooBig, imgEn: tooBig });
    expect(wrong({ img: fileOf(358_400) })).toEqual({});
    expect(wrong({ img: fileOf(10, 'a.png', 'image/png') })).toEqual({ img: 'Geçersiz dosya formatı.' });
  });
});

it('needs both images when it is new: “Resim alanı zorunludur.” (BAN-68)', () => {
  const required = 'Resim alanı zorunludur.';
  expect(said({ img: '', imgEn: '' })).toEqual({ img: required, imgEn: required });
});

it('needs an order, new or stored (BAN-62)', () => {
  expect(said({ order: null })).toEqual({ order: 'required' });
  expect(orderFaults({ order: null })).toEqual([{ field: 'order', code: 'required' }]);
  expect(orderFaults({ order: 1 })).toEqual([]);
});

it('may not end before today, unless that is what is stored (BAN-39, D-80)', () => {
  const fault = { field: 'endDate', code: 'check_end_date' };
  expect(endDateFaults({ endDate: '2026-11-27' }, undefined, '2026-11-28')).toEqual([fault]);
  expect(endDateFaults({ endDate: '2026-11-28' }, undefined, '2026-11-28')).toEqual([]);
  expect(endDateFaults({ endDate: '2026-11-27' }, '2026-11-27', '2026-11-28')).toEqual([]);
  expect(message(fault, '')).toBe('Bitiş tarihi bugünden önce olamaz.');
});

it.each([
  ['link', 'link', 'Link alanını kontrol edin'],
  ['order', 'ordering_cannot_be_same', 'Sıralama değeri başka bir afiş ile aynı olamaz.'],
  ['order', 'cannot_be_negative', 'Sıralama değeri negatif değer olamaz.'],
  ['img', 'file_content', 'Görsel okunamadı. Dosya bozuk olabilir; başka bir JPG seçin.'],
])('says of %s with %s: %s (BAN-80, BAN-85, BAN-86, BAN-87)', (field, code, words) => {
  expect(message({ field, code }, '')).toBe(words);
});

it('stands in the comparison in words (D-91)', () => {
  const words = valueWords(bannerTexts.defaults);
  const values = toValues(banner());
  expect(Object.entries(values).map(([name, value]) => words(name, value) ?? value)).toEqual([
    'Soğuk kahvede ikincisi bizden',
    'https://telve.example/soguk-kahve',
    'İncele',
    'Üye uygulaması',
    '2',
    '30.06.2027',
    'Aktif',
    'Kayıtlı görsel',
    'Kayıtlı görsel',
  ]);
  expect([words('img', img), words('imgEn', ''), words('isActive', false)]).toEqual([
    'afis-tr.jpg · 10\u00A0B',
    undefined,
    'Pasif',
  ]);
});
