import { createSecretKey, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createEmailCodes, isSameHash } from './codes';

const codes = createEmailCodes(createSecretKey(randomBytes(32)));

describe('an e-mail code', () => {
  it('is six digits, the leading zeros too, each place equally likely (APP-21, D-36)', () => {
    const made = Array.from({ length: 5000 }, () => codes.make());
    expect(made.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
    for (let place = 0; place < 6; place += 1) {
      const zeros = made.filter((code) => code[place] === '0').length;
      expect(zeros).toBeGreaterThan(350);
      expect(zeros).toBeLessThan(650);
    }
    expect(new Set(made).size).toBeGreaterThan(4900);
  });

  it('is kept as a hash that needs the server’s key and fits one e-mail (D-36)', () => {
    const other = createEmailCodes(createSecretKey(randomBytes(32)));
    const hash = codes.hash('a@telve.example', '012345');
    expect(hash).not.toContain('012345');
    expect(isSameHash(hash, codes.hash('a@telve.example', '012345'))).toBe(true);
    expect(isSameHash(hash, codes.hash('b@telve.example', '012345'))).toBe(false);
    expect(isSameHash(hash, codes.hash('a@telve.example', '012346'))).toBe(false);
    expect(isSameHash(hash, other.hash('a@telve.example', '012345'))).toBe(false);
    expect(isSameHash(hash, '')).toBe(false);
  });
});
