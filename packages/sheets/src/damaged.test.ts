import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { SheetError } from './errors';
import { readSheet } from './readSheet';
import { xlsxOf } from './testing/xlsx';

const shipped = (name: string) => new Uint8Array(readFileSync(new URL(`./testing/files/${name}`, import.meta.url)));

/** Numbers that look random and are the same in every run. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

function damage(bytes: Uint8Array, seed: number): Uint8Array {
  const random = numbers(seed);
  const next = (below: number) => Math.floor(random.next().value * below);
  const copy = bytes.slice(0, next(10) === 0 ? next(bytes.length) : undefined);
  for (let left = 1 + next(8); left > 0 && copy.length > 0; left -= 1) copy[next(copy.length)] = next(256);
  return copy;
}

const everything = () =>
  JSON.stringify(
    [Object.prototype, Array.prototype, Function.prototype].map((one) => Reflect.ownKeys(one).map(String)),
  );

describe('damaged files', () => {
  it.each([
    ['libreoffice.xls', 1_000],
    ['libreoffice.xlsx', 600],
    ['libreoffice-1254.csv', 400],
  ])(
    '%s: reads or refuses each of %d mutations, and nothing else changes',
    async (name, count) => {
      // The library tells the console which records it does not know.
      vi.spyOn(console, 'error').mockReturnValue();
      const original = shipped(name);
      const before = everything();
      const expected = await readSheet(original, name);
      for (let seed = 1; seed <= count; seed += 1) {
        const result = await readSheet(damage(original, seed), name).catch((error: unknown) => error);
        if (result instanceof Error) expect(result, `seed ${seed}`).toBeInstanceOf(SheetError);
      }
      expect(everything()).toBe(before);
      expect(await readSheet(original, name)).toEqual(expected);
    },
    60_000,
  );

  it('refuses every beginning of a workbook', async () => {
    const whole = xlsxOf([['Ad'], ['Çınar']]);
    for (let length = 4; length < whole.length; length += 37) {
      await expect(readSheet(whole.subarray(0, length), 'a.xlsx')).rejects.toMatchObject({ code: 'unreadable' });
    }
  });
});
