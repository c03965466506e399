import { describe, expect, it } from 'vitest';
import { contentImageBytesMax } from '../contract/limits';
import { bannerFormRules, bannerRules } from './banners';
import { faultsOf } from './check';

const jpeg = (size = 1_000, name = 'afis.jpg') => ({ name, size });
const good = { title: 'Kış seçkisi', order: 1, endDate: '2026-12-31', img: jpeg(), imgEn: jpeg() };
const faults = (value: object, rules = bannerRules.create) =>
  faultsOf(rules, value).map(({ field, code }) => `${field} ${code}`);
const formFaults = (value: object, input = bannerFormRules.create) => faults(value, { input } as never);

describe('a banner', () => {
  it('needs title, place, end and image; its form needs both images (BAN-60, BAN-62, BAN-68, BAN-70)', () => {
    expect(faults(good)).toEqual([]);
    expect(faults({})).toEqual(['title required', 'order required', 'endDate required', 'img required']);
    expect(faults({ ...good, imgEn: undefined })).toEqual([]);
    expect(formFaults({ ...good, img: undefined, imgEn: undefined }).sort()).toEqual([
      'img required',
      'imgEn required',
    ]);
    expect(faults({ ...good, title: ' ' })).toEqual(['title required']);
  });

  it('has texts of at most 255 characters (BAN-45, BAN-61, BAN-65)', () => {
    const text = 'a'.repeat(256);
    expect(faults({ ...good, title: text })).toEqual(['title max_length']);
    expect(formFaults({ ...good, link: text, linkText: 'x' })).toEqual(['link max_length']);
    expect(faults({ ...good, title: text.slice(1) })).toEqual([]);
  });

  it.each([
    [1, []],
    [1_000_000, []],
    [0, ['order min']],
    [-1, ['order cannot_be_negative']],
    [-1.5, ['order cannot_be_negative']],
    [1.5, ['order integer']],
    [1_000_001, ['order max']],
    ['1', ['order type']],
  ])('stands at a whole number from 1, here %s (BAN-46, BAN-63, BAN-64, BAN-87, D-79)', (order, expected) => {
    expect(faults({ ...good, order })).toEqual(expected);
    expect(faults({ id: 1, order }, bannerRules.update as never)).toEqual(expected);
  });

  it('has a text for its link, which the server alone looks into (BAN-48, BAN-66, BAN-67, BAN-85, D-77)', () => {
    const link = { link: 'www.telve.example', linkText: 'İncele' };
    expect(formFaults({ ...good, ...link })).toEqual([]);
    expect(faults({ ...good, ...link })).toEqual(['link link']);
    expect(faults({ ...good, ...link, link: 'https://telve.example' })).toEqual([]);
    expect(formFaults({ ...good, link: 'https://telve.example' })).toEqual(['linkText link_with_parts']);
    expect(formFaults({ ...good, link: ' ', linkText: '' })).toEqual([]);
    const change = { id: 1, link: 'https://telve.example' };
    expect(faults(change, bannerRules.update as never)).toEqual([]);
    expect(faults({ ...change, linkText: ' ' }, bannerRules.update as never)).toEqual(['linkText link_with_parts']);
  });

  it('is of one of the two apps, and on or off (BAN-51, BAN-58, D-78)', () => {
    expect(faults({ ...good, applicationType: 'MerchantApp', isActive: false })).toEqual([]);
    expect(faults({ ...good, applicationType: 'WebApp', isActive: 'yes' }).sort()).toEqual([
      'applicationType one_of',
      'isActive type',
    ]);
  });

  it('has JPEGs of at most 358,400 bytes (BAN-69, D-76)', () => {
    expect(faults({ ...good, img: jpeg(contentImageBytesMax, 'A.JPEG') })).toEqual([]);
    expect(faults({ ...good, img: jpeg(contentImageBytesMax + 1) })).toEqual(['img file_size']);
    expect(faults({ ...good, imgEn: jpeg(1, 'afis.png') })).toEqual(['imgEn file_type']);
    expect(faults({ ...good, img: jpeg(0) })).toEqual(['img file_empty']);
  });

  it('is changed by what is given alone (BAN-71)', () => {
    expect(formFaults({ id: 1 }, bannerFormRules.update as never)).toEqual([]);
    expect(formFaults({ id: 1, title: '', endDate: '' }, bannerFormRules.update as never)).toEqual([
      'title required',
      'endDate date',
    ]);
  });
});
