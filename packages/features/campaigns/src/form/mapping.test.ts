import { campaign } from '@telve/testing';
import { describe, expect, it } from 'vitest';
import { emptyCampaign, toCreateInput, toUpdateInput, toValues, wholeCount } from './mapping';

const file = new File(['x'], 'kampanya.jpg', { type: 'image/jpeg' });

describe('a new campaign', () => {
  it('begins as the specification says (CAMP-64, CAMP-65, CAMP-66, CAMP-67, CAMP-68, CAMP-69, CAMP-70)', () => {
    expect(emptyCampaign).toMatchObject({
      type: 'General',
      segmentType: 'NoSegment',
      codeType: 'General',
      campaignLinkType: 'InternalLink',
      active: true,
      shown: true,
      priority: 0,
      subscriptionType: 'GENERAL',
    });
  });

  it('has its code in upper case by ASCII’s rules: i becomes I (CAMP-86, D-72)', () => {
    expect(toCreateInput({ ...emptyCampaign, code: ' kahve1 ' }).code).toBe('KAHVE1');
    expect(toCreateInput({ ...emptyCampaign, code: 'indirim' }).code).toBe('INDIRIM');
  });

  it('has neither discount nor use where its type is General (CAMP-82)', () => {
    const typed = { ...emptyCampaign, discount: 50, usageCount: '3' };
    expect(toCreateInput(typed)).toMatchObject({ discount: null, usageCount: null });
    expect(toCreateInput({ ...typed, type: 'CouponCode' })).toMatchObject({ discount: 50, usageCount: 3 });
  });

  it('has neither code nor number without codes, and no code where each has its own (D-72)', () => {
    const typed = { ...emptyCampaign, code: 'KAHVE1', userCount: 10 };
    expect(toCreateInput({ ...typed, codeType: 'NoCode' })).toMatchObject({ code: '', userCount: null });
    expect(toCreateInput({ ...typed, codeType: 'Unique' })).toMatchObject({ code: '', userCount: 10 });
  });

  it('has no link text without a link (CAMP-62, CAMP-94)', () => {
    const typed = { ...emptyCampaign, linkText: 'İncele' };
    expect(toCreateInput({ ...typed, link: ' ' })).toMatchObject({ link: '', linkText: '' });
    expect(toCreateInput({ ...typed, link: ' /plus ' })).toMatchObject({ link: '/plus', linkText: 'İncele' });
  });

  it('takes its image along as a file (CAMP-52, CAMP-103)', () => {
    expect(toCreateInput({ ...emptyCampaign, img: file }).img).toBe(file);
    expect(toCreateInput(emptyCampaign)).not.toHaveProperty('img');
  });
});

describe('a count', () => {
  it.each([
    [10.5, 10],
    [10, 10],
    [0.9, 0],
    [null, null],
  ])('of %s is %s: decimals are stripped (CAMP-89)', (typed, kept) => {
    expect(wholeCount(typed)).toBe(kept);
  });
});

describe('a stored campaign', () => {
  const stored = campaign({ imgUrl: '/media/campaigns/1.jpg' });

  it('comes back as it was, field by field (CAMP-35, CAMP-36, CAMP-37, CAMP-38, CAMP-39, CAMP-40, CAMP-41, CAMP-42, CAMP-43, CAMP-44, CAMP-45, CAMP-46, CAMP-47, CAMP-48, CAMP-49, CAMP-50, CAMP-51)', () => {
    const { id, title, shortDescription, description, endDate, type, segmentType, discount, usageCount } = stored;
    const { codeType, userCount, code, link, campaignLinkType, linkText, priority, shown, active } = stored;
    expect(toUpdateInput(stored)(toValues(stored))).toEqual({
      id,
      title,
      shortDescription,
      description,
      endDate,
      type,
      segmentType,
      discount,
      usageCount,
      codeType,
      userCount,
      code,
      link,
      campaignLinkType,
      linkText,
      priority,
      shown,
      active,
      subscriptionType: stored.subscriptionType,
    });
  });

  it('keeps an untouched image, sends a new one, takes an emptied one away (CAMP-52, D-76)', () => {
    const values = toValues(stored);
    expect(toUpdateInput(stored)({ ...values, img: file })).toMatchObject({ img: file });
    expect(toUpdateInput(stored)({ ...values, img: '' })).toMatchObject({ removeImg: true });
    expect(toUpdateInput({ id: 1, imgUrl: null })({ ...values, img: '' })).not.toHaveProperty('removeImg');
  });

  it('keeps the case of a code that is typed anew: only adding changes it (CAMP-86)', () => {
    expect(toUpdateInput(stored)({ ...toValues(stored), code: 'kahve2' }).code).toBe('kahve2');
  });
});
