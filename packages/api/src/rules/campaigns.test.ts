import { describe, expect, it } from 'vitest';
import { campaignLimits } from '../contract/campaigns';
import { campaignRules } from './campaigns';
import { faultsOf } from './check';

const general = {
  title: 'Hoş geldin',
  shortDescription: 'Hoş geldin',
  description: 'İlk ay indirim',
  endDate: '2027-01-31',
  type: 'General',
  codeType: 'General',
  userCount: 100,
  code: 'KAHVE1',
};
const coupon = { ...general, type: 'CouponCode', discount: 100, usageCount: 1 };

const faults = (value: object) => faultsOf(campaignRules.create, value).map(({ field, code }) => `${field} ${code}`);

describe('a campaign', () => {
  it('is good as the form begins, with its texts, end and code', () => {
    expect(faults(general)).toEqual([]);
    expect(faults(coupon)).toEqual([]);
  });

  it('needs title, mobile title, description, end and type (CAMP-73, CAMP-75, CAMP-77, CAMP-79)', () => {
    expect(faults({ code: 'KAHVE1', userCount: 1 })).toEqual([
      'title required',
      'shortDescription required',
      'description required',
      'endDate required',
      'type required',
    ]);
  });

  it('has texts of at most 255 and a description of at most 2000 characters (CAMP-74, CAMP-76, CAMP-78)', () => {
    const long = { title: 'a'.repeat(255), shortDescription: 'a'.repeat(255), description: 'a'.repeat(2000) };
    expect(faults({ ...general, ...long })).toEqual([]);
    expect(
      faults({
        ...general,
        title: `${long.title}a`,
        shortDescription: `${long.title}a`,
        description: 'a'.repeat(2001),
      }),
    ).toEqual(['title max_length', 'shortDescription max_length', 'description max_length']);
  });

  it.each([
    [0, ['discount discount_range']],
    [1, []],
    [25_000, []],
    [25_001, ['discount discount_range']],
    [null, ['discount discount_range']],
    [1.5, ['discount integer']],
  ])('with a coupon code takes a discount from 1 to 25,000, here %s (CAMP-81)', (discount, expected) => {
    expect(faults({ ...coupon, discount })).toEqual(expected);
  });

  it('asks for discount and use of the types other than General only (CAMP-82, CAMP-90, CAMP-91)', () => {
    expect(faults({ ...coupon, discount: undefined, usageCount: undefined })).toEqual([
      'discount discount_range',
      'usageCount required',
    ]);
    expect(faults({ ...coupon, usageCount: 0 })).toEqual(['usageCount min']);
    expect(faults({ ...coupon, usageCount: 12 })).toEqual(['usageCount max']);
    expect(faults({ ...general, discount: null, usageCount: null })).toEqual([]);
  });

  it.each([
    ['', ['code required']],
    ['KAHVE', ['code code_length']],
    ['KAHVE1', []],
    ['kahve_12', []],
    ['KAHVE_123', ['code code_length']],
    ['KAÇ-12', ['code word_characters']],
  ])('with a general code takes 6 to 8 word characters, here %j (CAMP-83, CAMP-84, CAMP-85)', (code, expected) => {
    expect(faults({ ...general, code })).toEqual(expected);
  });

  it('without codes needs neither code nor count, and only the type General may be without (D-72)', () => {
    expect(faults({ ...general, codeType: 'NoCode', code: '', userCount: null })).toEqual([]);
    expect(faults({ ...coupon, codeType: 'NoCode', code: '', userCount: null })).toEqual([
      'codeType no_code_with_type',
    ]);
  });

  it('counts at least one code, a whole number (CAMP-87)', () => {
    expect(faults({ ...general, userCount: 0 })).toEqual(['userCount min']);
    expect(faults({ ...general, userCount: 1.5 })).toEqual(['userCount integer']);
    expect(faults({ ...general, userCount: null })).toEqual(['userCount required']);
  });

  it('with a link needs its type and its text, and a scheme to outside (CAMP-93 to CAMP-97)', () => {
    const link = { link: 'https://telve.example', campaignLinkType: 'ExternalLink', linkText: 'İncele' };
    expect(faults({ ...general, ...link })).toEqual([]);
    expect(faults({ ...general, link: link.link }).sort()).toEqual([
      'campaignLinkType required',
      'linkText link_with_parts',
    ]);
    expect(faults({ ...general, ...link, link: 'www.telve.example' })).toEqual(['link link']);
    expect(faults({ ...general, ...link, link: `https://telve.example/${'a'.repeat(255)}` })).toContain(
      'link max_length',
    );
    expect(faults({ ...general, ...link, linkText: 'a'.repeat(256) })).toEqual(['linkText max_length']);
  });

  it('has a priority of at least 0 (CAMP-92)', () => {
    expect(faults({ ...general, priority: 0 })).toEqual([]);
    expect(faults({ ...general, priority: -1 })).toEqual(['priority min']);
  });
});

describe('a mass creation', () => {
  const mass = { ...coupon, code: 'KHV', groupCampaignId: 1, companyList: [1, 2] };
  const massFaults = (value: object) =>
    faultsOf(campaignRules.createForCompanies, value).map(({ field, code }) => `${field} ${code}`);

  it('takes a code of one to three characters and at least one company (GRP-22)', () => {
    expect(massFaults(mass)).toEqual([]);
    expect(massFaults({ ...mass, code: 'K' })).toEqual([]);
    expect(massFaults({ ...mass, code: 'KHVE' })).toEqual(['code code_length']);
    expect(massFaults({ ...mass, companyList: [] })).toEqual(['companyList required']);
    const tooMany = Array.from({ length: campaignLimits.companiesMax + 1 }, (_, n) => n + 1);
    expect(massFaults({ ...mass, companyList: tooMany })).toEqual(['companyList sub_campaigns_max']);
  });
});

describe('the unique codes of a mass creation', () => {
  const mass = { ...coupon, code: '', codeType: 'Unique', groupCampaignId: 1, companyList: [1, 2, 3, 3] };
  const massFaults = (value: object) => faultsOf(campaignRules.createForCompanies, { ...mass, ...value });

  it('are a million over all companies at most (GRP-28)', () => {
    expect(massFaults({ userCount: 333_333 })).toEqual([]);
    expect(massFaults({ userCount: 333_334 })).toEqual([
      { field: 'userCount', code: 'mass_codes_max', params: { max: 1_000_000, each: 333_333 } },
    ]);
  });

  it('alone are limited together: uses of general codes are not made (GRP-28)', () => {
    expect(massFaults({ codeType: 'General', code: 'KH', userCount: 1_000_000 })).toEqual([]);
    expect(
      massFaults({ companyList: undefined, userCount: 1_000_001 }).map(({ field, code }) => `${field} ${code}`),
    ).toEqual(['userCount max', 'companyList required']);
  });
});

describe('a change of a campaign', () => {
  const changeFaults = (value: object) =>
    faultsOf(campaignRules.update, { id: 1, ...value }).map(({ field, code }) => `${field} ${code}`);

  it('may leave out everything: what is absent stays (CAMP-107)', () => {
    expect(changeFaults({})).toEqual([]);
    expect(changeFaults({ link: '/plans' })).toEqual([]);
    expect(changeFaults({ type: 'Partnership' })).toEqual([]);
    expect(changeFaults({ codeType: 'NoCode' })).toEqual([]);
    // What is stored may have neither.
    expect(changeFaults({ code: '', userCount: null })).toEqual([]);
  });

  it('is asked for what it empties (CAMP-73, CAMP-80, CAMP-83)', () => {
    expect(changeFaults({ title: ' ', segmentType: '', codeType: 'General', code: '' }).sort()).toEqual([
      'code required',
      'segmentType one_of',
      'title required',
    ]);
    expect(changeFaults({ codeType: 'Unique', userCount: null })).toEqual(['userCount required']);
    expect(changeFaults({ type: 'CouponCode', discount: null, usageCount: null }).sort()).toEqual([
      'discount discount_range',
      'usageCount required',
    ]);
    expect(changeFaults({ link: 'https://telve.example', campaignLinkType: 'ExternalLink', linkText: '' })).toEqual([
      'linkText link_with_parts',
    ]);
  });
});
