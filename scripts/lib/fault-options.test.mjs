import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answerAtOnce, trials, usage } from './fault-options.mjs';
import { inRoot } from './root.mjs';

describe('npm run faults', () => {
  it('prints its help and ends with 0', () => {
    const { status, stdout } = spawnSync(process.execPath, [inRoot('scripts/faults.mjs'), '--help'], {
      encoding: 'utf8',
    });
    expect(status).toBe(0);
    expect(stdout.trim()).toBe(usage);
  });

  it.each([
    ['an unknown option', ['--rouns', '3'], '--rouns'],
    ['an unknown trial', ['--only', 'fuzz,kil'], 'kil'],
    ['an unknown engine', ['--engine', 'mysql'], 'mysql'],
    ['a number in words', ['--rounds', 'three'], '--rounds'],
    ['an option without its value', ['--seed'], '--seed'],
    ['a word', ['fuzz'], 'fuzz'],
  ])('refuses %s and lists what there is', (_what, args, named) => {
    const { code, text } = answerAtOnce(args);
    expect(code).toBe(2);
    expect(text.split('\n', 1)[0]).toContain(named);
    expect(text).toContain(usage);
  });

  it('begins with what it knows', () => {
    expect(answerAtOnce([])).toBeUndefined();
    expect(answerAtOnce(['--only', 'fuzz,two-processes', '--engine', 'embedded', '--seed', '7'])).toBeUndefined();
  });

  it('knows the trials that there are', () => {
    const table = readFileSync(inRoot('packages/server/faults/main.ts'), 'utf8').match(/const trials[^{]*\{(.*?)\n\}/s);
    const names = [...table[1].matchAll(/^ {2}'?([a-z-]+)'?[:,]/gm)].map(([, name]) => name);
    expect(names).toEqual(trials);
  });
});
