import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './index';
import { sampleSecret } from './secret';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'telve-config-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const secret = 'kQ3v9fZr1xTt0bYw7LmN5uHs2eJc8pDaGi4oRq6E';
const production = {
  NODE_ENV: 'production',
  TELVE_SECRET: secret,
  DATABASE_URL: 'postgresql://telve:hidden@db.example/telve',
  PUBLIC_URL: 'https://panel.example/',
  SMTP_URL: 'smtps://user:hidden@mail.example',
};

function problemsOf(env: Record<string, string | undefined>): readonly string[] {
  try {
    readConfig({ DATA_DIR: folder, ...env });
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('readConfig', () => {
  it('takes a complete production environment', () => {
    const config = readConfig(production);
    expect(config).toMatchObject({
      demo: false,
      publicUrl: 'https://panel.example',
      trustProxy: false,
      limitsOff: false,
    });
  });

  it.each([
    ['no secret', { TELVE_SECRET: undefined }, 'TELVE_SECRET'],
    ['the sample secret', { TELVE_SECRET: sampleSecret }, 'TELVE_SECRET'],
    ['a secret of 8 bytes', { TELVE_SECRET: 'a1b2c3d4' }, 'TELVE_SECRET'],
    ['a secret of one letter', { TELVE_SECRET: 'x'.repeat(64) }, 'TELVE_SECRET'],
    ['demo mode', { TELVE_MODE: 'demo' }, 'TELVE_MODE'],
    ['the embedded database', { DATABASE_URL: undefined }, 'DATABASE_URL'],
    ['no mail', { SMTP_URL: undefined }, 'SMTP_URL'],
    ['plain http', { PUBLIC_URL: 'http://panel.example' }, 'PUBLIC_URL'],
    ['lifted limits', { LIMITS_OFF: 'true' }, 'LIMITS_OFF'],
    ['trust in every proxy', { TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
    ['a star as origin', { CORS_ORIGINS: '*' }, 'CORS_ORIGINS'],
    ['a star in an origin that frames', { EMBED_ORIGINS: 'https://*.example.com' }, 'EMBED_ORIGINS'],
    ['a path behind an origin that frames', { EMBED_ORIGINS: 'https://a.example/' }, 'EMBED_ORIGINS'],
    ['a short metrics token', { METRICS_TOKEN: 'short' }, 'METRICS_TOKEN'],
    ['a scanner that speaks http', { CLAMD_URL: 'http://scanner' }, 'CLAMD_URL'],
    ['a port in words', { PORT: 'eighty' }, 'PORT'],
  ])('refuses production with %s, naming the variable', (_what, change, variable) => {
    const problems = problemsOf({ ...production, ...change });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${variable} `));
  });

  it('names every fault at once and no value', () => {
    const problems = problemsOf({
      NODE_ENV: 'production',
      TELVE_SECRET: 'canary-secret',
      DATABASE_URL: 'mysql://canary-user:canary-word@db',
      SMTP_URL: 'canary-smtp',
    });
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual(
      expect.arrayContaining(['TELVE_SECRET', 'DATABASE_URL', 'SMTP_URL', 'PUBLIC_URL']),
    );
    expect(problems.join()).not.toContain('canary');
  });

  it.each(['tcp://scanner:3310', 'unix:/run/clamav/clamd.ctl'])('takes the scanner %s', (clamdUrl) => {
    expect(readConfig({ ...production, CLAMD_URL: clamdUrl })).toMatchObject({ clamdUrl });
  });

  it('reads secrets from files', () => {
    const file = join(folder, 'secret');
    writeFileSync(file, `${secret}\n`);
    expect(readConfig({ ...production, TELVE_SECRET: undefined, TELVE_SECRET_FILE: file }).secret).toBe(secret);
    expect(problemsOf({ ...production, TELVE_SECRET_FILE: join(folder, 'none') })[0]).toMatch(/^TELVE_SECRET_FILE /);
  });

  it('makes a demo its own secret, once, readable by its owner alone', () => {
    const first = readConfig({ TELVE_MODE: 'demo', DATA_DIR: folder });
    const second = readConfig({ TELVE_MODE: 'demo', DATA_DIR: folder });
    expect(first.secret.length).toBeGreaterThanOrEqual(32);
    expect(second.secret).toBe(first.secret);
    expect(statSync(join(folder, 'demo-secret')).mode & 0o077).toBe(0);
  });

  it('believes the proxies that are listed', () => {
    expect(readConfig({ ...production, TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1']);
    expect(readConfig({ ...production, TRUST_PROXY: '1' }).trustProxy).toBe(1);
  });
});
