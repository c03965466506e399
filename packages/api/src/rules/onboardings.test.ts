import { describe, expect, it } from 'vitest';
import { contentImageBytesMax } from '../contract/limits';
import { animationBytesMax, onboardingImageBytesMax } from '../contract/onboardings';
import { faultsOf } from './check';
import { merchantOnboardingRules } from './merchant-onboardings';
import { onboardingRules } from './onboardings';

const file = (name: string, size = 1_000) => ({ name, size });
const texts = { title: 'Kahven hazır', description: 'Yoldayken sipariş ver' };
type Rules = Parameters<typeof faultsOf>[0];
const faults = (rules: Rules, value: object) => faultsOf(rules, value).map(({ field, code }) => `${field} ${code}`);

const long = { title: 'a'.repeat(256), description: 'a'.repeat(256), link: `https://a.example/${'a'.repeat(238)}` };
const longFaults = ['title max_length', 'description max_length', 'link max_length'];

describe('a screen of the consumer app’s first start', () => {
  const { create, update, reorder } = onboardingRules;
  const good = { ...texts, img: file('a.png') };

  it('needs its texts, not blank and of at most 255 characters (CONB-15, CONB-16, CONB-17, CONB-18, CONB-19)', () => {
    expect(faults(create, good)).toEqual([]);
    expect(faults(create, { ...good, title: '', description: ' ' })).toEqual([
      'title required',
      'description required',
    ]);
    expect(faults(create, { ...good, ...long })).toEqual(longFaults);
    expect(faults(update, { id: 1, title: ' ' })).toEqual(['title required']);
    expect(faults(update, { id: 1 })).toEqual([]);
  });

  it('needs an image or an animation when it is added (CONB-21)', () => {
    expect(faults(create, texts)).toEqual(['img image_or_animation']);
    expect(faults(create, { ...texts, animation: file('a.json') })).toEqual([]);
    expect(faults(create, { ...good, animation: file('a.json') })).toEqual([]);
  });

  it('has a JPEG or PNG of at most 2 MB and an animation of at most 1 MB (CONB-11, CONB-12, CONB-23)', () => {
    for (const name of ['a.jpg', 'A.JPEG', 'a.png']) expect(faults(create, { ...texts, img: file(name) })).toEqual([]);
    expect(faults(create, { ...texts, img: file('a.svg') })).toEqual(['img file_type']);
    expect(faults(create, { ...texts, img: file('a.png', onboardingImageBytesMax + 1) })).toEqual(['img file_size']);
    const moving = (name: string, size?: number) => faults(create, { ...texts, animation: file(name, size) });
    expect(moving('a.JSON', animationBytesMax)).toEqual([]);
    expect(moving('a.json', animationBytesMax + 1)).toEqual(['animation file_size']);
    expect(moving('a.png')).toEqual(['animation file_type']);
    expect(moving('a.json', 0)).toEqual(['animation file_empty']);
  });

  it('has a whole number from 0 for its place (CONB-13, CONB-20)', () => {
    expect(faults(create, { ...good, ordering: 0 })).toEqual([]);
    expect(faults(create, { ...good, ordering: -1 })).toEqual(['ordering min']);
    expect(faults(update, { id: 1, ordering: 1.5 })).toEqual(['ordering integer']);
  });

  it('leads into the app or to a web address (CONB-10)', () => {
    for (const link of ['', '/map', 'https://telve.example']) expect(faults(create, { ...good, link })).toEqual([]);
    for (const link of ['javascript:alert(1)', '//telve.example', 'www.telve.example']) {
      expect(faults(create, { ...good, link })).toEqual(['link link']);
    }
  });

  it('is put in order with others by a list of ids (CONB-13)', () => {
    expect(faults(reorder, { ids: [3, 1, 2] })).toEqual([]);
    expect(faults(reorder, { ids: [] })).toEqual(['ids required']);
    expect(faults(reorder, {})).toEqual(['ids required']);
    expect(faults(reorder, { ids: [0] })).toEqual(['ids[0] min']);
    expect(faults(reorder, { ids: Array.from({ length: 1_001 }, (_, n) => n + 1) })).toEqual(['ids max']);
  });
});

describe('a banner of the merchant app’s first start', () => {
  const { create, update } = merchantOnboardingRules;
  const good = { ...texts, img: file('a.jpg') };

  it('needs its texts and its image (MONB-10, MONB-11, MONB-12, MONB-13, MONB-15, MONB-18)', () => {
    expect(faults(create, good)).toEqual([]);
    expect(faults(create, { title: ' ' })).toEqual(['title required', 'description required', 'img required']);
    expect(faults(create, { ...good, ...long })).toEqual(longFaults);
    expect(faults(update, { id: 1 })).toEqual([]);
    expect(faults(update, { id: 1, description: '' })).toEqual(['description required']);
  });

  it('has a JPEG of at most 358,400 bytes and a place from 0 (MONB-14, MONB-16, D-76)', () => {
    expect(faults(create, { ...good, img: file('a.jpg', contentImageBytesMax) })).toEqual([]);
    expect(faults(create, { ...good, img: file('a.jpg', contentImageBytesMax + 1) })).toEqual(['img file_size']);
    expect(faults(create, { ...good, img: file('a.png') })).toEqual(['img file_type']);
    expect(faults(update, { id: 1, ordering: -1 })).toEqual(['ordering min']);
  });

  it('leads to a web address with its scheme alone (MONB-07)', () => {
    expect(faults(create, { ...good, link: 'https://x.com' })).toEqual([]);
    for (const link of ['www.x.com', '/map', 'javascript:alert(1)']) {
      expect(faults(create, { ...good, link })).toEqual(['link link']);
    }
  });
});
