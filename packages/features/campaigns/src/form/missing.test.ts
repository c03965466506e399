import { expect, it } from 'vitest';
import { type CampaignValues, emptyCampaign } from './mapping';
import { missingFields } from './missing';

const filled: CampaignValues = {
  ...emptyCampaign,
  title: 'Kahve',
  shortDescription: 'Kahve',
  description: 'Kahve',
  code: 'KAHVE1',
  userCount: 10,
  endDate: '2027-01-31',
};

it('misses nothing where every required field is filled (CAMP-63, D-22)', () => {
  expect(missingFields(filled)).toEqual([]);
});

it('misses what a new campaign does not have yet (CAMP-63)', () => {
  expect(missingFields(emptyCampaign)).toEqual([
    'title',
    'shortDescription',
    'description',
    'code',
    'userCount',
    'endDate',
  ]);
});

it.each([
  ['title', ' '],
  ['segmentType', ''],
  ['subscriptionType', ''],
  ['priority', null],
])('misses an emptied %s (CAMP-63, CAMP-80)', (name, value) => {
  expect(missingFields({ ...filled, [name]: value })).toEqual([name]);
});

it('misses discount and use only of the types that have them (CAMP-63, CAMP-82)', () => {
  expect(missingFields({ ...filled, type: 'CouponCode' })).toEqual(['discount', 'usageCount']);
  expect(missingFields({ ...filled, type: 'Partnership', discount: 10, usageCount: '1' })).toEqual([]);
});

it('misses a code only where there is one for all, and a number only where there are codes (CAMP-63, CAMP-83)', () => {
  const none = { ...filled, code: '', userCount: null };
  expect(missingFields(none)).toEqual(['code', 'userCount']);
  expect(missingFields({ ...none, codeType: 'Unique' })).toEqual(['userCount']);
  expect(missingFields({ ...none, codeType: 'NoCode' })).toEqual([]);
});

it('does not wait for anything but empty fields: a wrong one opens the dialog (CAMP-63, D-22)', () => {
  expect(missingFields({ ...filled, code: 'K', userCount: 0, link: '/plus', linkText: '' })).toEqual([]);
});
