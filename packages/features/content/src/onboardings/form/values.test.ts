import { faultsOf } from '@telve/api/rules';
import { onboardingRules } from '@telve/api/rules/onboardings';
import { onboarding } from '@telve/testing';
import { describe, expect, it } from 'vitest';
import { readFile } from '../animation/read';
import { animationFile, withExpression } from '../testing/animations';
import { onboardingTexts } from '../texts';
import { onboardingMessage } from './messages';
import { emptyOnboarding, furtherFaults, type OnboardingValues, toCreate, toUpdate, toValues } from './values';
import { valueWords } from './valueWords';

const texts = onboardingTexts.defaults;
const img = new File(['x'], 'kahve.png', { type: 'image/png' });
const filled: OnboardingValues = { ...emptyOnboarding(1), title: 'Ad', description: 'Söz', img };

/** What a form with these values would say, in words; a fault that the kit words itself by its code. */
const said = (values: OnboardingValues) => {
  const message = onboardingMessage(texts);
  const found = [...furtherFaults(values), ...faultsOf(onboardingRules.create, toCreate(values))];
  return [...new Set(found.map((fault) => message(fault, '') ?? `${fault.field}: ${fault.code}`))];
};

describe('the input of the calls', () => {
  it('holds every field and the files of a new screen (CONB-10, CONB-26)', () => {
    const animation = animationFile();
    const link = 'https://telve.example';
    expect(toCreate({ ...filled, link, linkText: 'Bak', ordering: 3, animation })).toEqual({
      title: 'Ad',
      description: 'Söz',
      link,
      linkText: 'Bak',
      ordering: 3,
      active: true,
      img,
      animation,
    });
  });

  it('keeps stored files untouched, and takes emptied ones away (CONB-27)', () => {
    const stored = toValues(onboarding({ animationUrl: '/files/a.json' }));
    const kept = toUpdate(11, stored);
    expect(kept).toMatchObject({ id: 11, active: true });
    expect(Object.keys(kept)).not.toEqual(expect.arrayContaining(['img']));
    expect(kept).not.toHaveProperty('removeImg');
    expect(kept).not.toHaveProperty('removeAnimation');
    expect(toUpdate(11, { ...stored, img: '' })).toMatchObject({ removeImg: true });
    expect(toUpdate(11, { ...stored, animation: '' })).toMatchObject({ removeAnimation: true });
  });

  it('leaves the text of a link that was taken away behind', () => {
    expect(toCreate({ ...filled, link: ' ', linkText: 'Bak' })).toMatchObject({ link: '', linkText: '' });
  });
});

describe('what is wrong', () => {
  it('is nothing in a filled form', () => {
    expect(said(filled)).toEqual([]);
  });

  it.each([
    [-1, "Sıralama 0'dan küçük olmamalıdır."],
    [1.5, 'Sıralama bir tam sayı olmalıdır.'],
    [Number.NaN, 'Sıralama bir tam sayı olmalıdır.'],
    [null, 'ordering: required'],
  ])('a place of %s says “%s” (CONB-13, CONB-20)', (ordering, words) => {
    expect(said({ ...filled, ordering })).toEqual([words]);
  });

  it('neither image nor animation is told; one of them is enough (CONB-21)', () => {
    expect(said({ ...filled, img: '' })).toEqual(['Resim ve animasyon alanlarından en az bir tanesi doldurulmalıdır.']);
    expect(said({ ...filled, img: '', animation: animationFile() })).toEqual([]);
  });

  it('an animation that is no JSON, too big or faulty is told in its own words (CONB-23)', async () => {
    const png = new File(['x'], 'a.png');
    expect(said({ ...filled, animation: png })).toEqual(['Animasyon bir JSON dosyası olmalıdır.']);
    const big = new File([new Uint8Array(1_000_001)], 'a.json');
    expect(said({ ...filled, animation: big })).toEqual([texts.animationFaults['file_size']]);
    const faulty = animationFile(withExpression());
    await readFile(faulty);
    expect(said({ ...filled, animation: faulty })).toEqual([
      'Animasyon kullanılamadı: ifade (expression) içeriyor. İfadeleri kapatarak yeniden dışa aktarın.',
    ]);
  });

  it('a link must be a place of the app or an address', () => {
    expect(said({ ...filled, link: 'www.x.com' })).toEqual(['Link alanını kontrol edin']);
    expect(said({ ...filled, link: '/kampanyalar' })).toEqual([]);
  });
});

it('words the files of a comparison (D-91)', () => {
  const words = valueWords(texts);
  expect(words('img', img)).toBe('kahve.png');
  expect(words('img', '/files/a.png')).toBe('Kayıtlı görsel');
  expect(words('animation', '/files/a.json')).toBe('Kayıtlı animasyon.json');
  expect([words('animation', ''), words('title', 'Ad')]).toEqual([undefined, undefined]);
});
