import { animationBytesMax } from '@telve/api';
import { describe, expect, it } from 'vitest';
import { animationFile, animationText, nested, repeated, withExpression, withPicture } from '../testing/animations';
import { knownReading, readFile } from './read';
import { secondsText, shortFormat } from './words';

const faultOf = async (text: string) => {
  const reading = await readFile(animationFile(text));
  return reading && 'fault' in reading ? reading.fault : null;
};

describe('a chosen animation', () => {
  it('tells what it is, once', async () => {
    const file = animationFile();
    expect(knownReading(file)).toBeUndefined();
    const reading = await readFile(file);
    expect(reading).toMatchObject({ facts: { format: '5.12.1', seconds: 2.4 }, text: animationText() });
    expect(knownReading(file)).toBe(reading);
    expect(await readFile(file)).toBe(reading);
  });

  it('is refused with what is wrong in it (CONB-23)', async () => {
    expect(await faultOf(withExpression())).toBe('animation_expression');
    expect(await faultOf(withPicture())).toBe('animation_external');
    expect(await faultOf(nested(100_000))).toBe('animation_deep');
    expect(await faultOf(repeated())).toBe('animation_heavy');
    expect(await faultOf('{}')).toBe('animation_content');
    expect(await faultOf('\u0089PNG')).toBe('animation_content');
  });

  it('is not read where its name or its size says enough', async () => {
    const huge = new File([new Uint8Array(animationBytesMax + 1)], 'a.json');
    expect(await readFile(huge)).toBeNull();
    expect(await readFile(animationFile(animationText(), 'a.png'))).toBeNull();
    expect(await readFile(animationFile(''))).toBeNull();
  });

  it('that cannot be read any more is no animation', async () => {
    const file = animationFile();
    file.text = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    expect(await readFile(file)).toEqual({ fault: 'animation_content' });
  });
});

it('shows format and length shortly', () => {
  expect([shortFormat('5.12.1'), shortFormat('4.8'), shortFormat('')]).toEqual(['5.12', '4.8', '']);
  expect([secondsText(2.4), secondsText(1), secondsText(0.04)]).toEqual(['2,4', '1,0', '0,0']);
});
