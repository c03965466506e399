import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { playwrightCounts, total, vitestCounts } from './counts.mjs';
import { inRoot } from './root.mjs';

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'telve-counts-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const report = (content, name = 'report.json') => {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
};

it('names the failed tests of a vitest run, and a file that could not be loaded', () => {
  const path = report({
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 0,
    numTodoTests: 2,
    testResults: [
      {
        name: inRoot('packages/a.test.ts'),
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'list shows' },
          { status: 'failed', fullName: 'list hides' },
        ],
      },
      { name: inRoot('packages/b.test.ts'), status: 'failed', assertionResults: [] },
    ],
  });
  expect(vitestCounts(path)).toEqual({
    passed: 1,
    failed: 1,
    skipped: 2,
    names: ['failed  packages/a.test.ts: list hides', 'failed  packages/b.test.ts'],
  });
});

it('names a test of a vitest run that passed only when it ran again', () => {
  const path = report({ numPassedTests: 1, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] });
  const unsteady = report([{ file: inRoot('packages/a.test.ts'), name: 'list turns' }], 'unsteady.json');
  expect(vitestCounts(path, unsteady)).toEqual({
    passed: 1,
    failed: 0,
    skipped: 0,
    names: ['unsteady packages/a.test.ts: list turns'],
  });
});

it('names failed and unsteady tests of a browser run and counts an unsteady one as passed', () => {
  const spec = (title, status) => ({ file: 'list.e2e.ts', line: 7, title, tests: [{ status }] });
  const path = report({
    stats: { expected: 1, flaky: 1, unexpected: 1, skipped: 0 },
    suites: [
      { specs: [spec('opens', 'expected')], suites: [{ specs: [spec('turns', 'flaky'), spec('ends', 'unexpected')] }] },
    ],
  });
  expect(playwrightCounts(path)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    names: ['unsteady list.e2e.ts:7: turns', 'failed  list.e2e.ts:7: ends'],
  });
});

it('counts nothing where a run left no report', () => {
  const none = vitestCounts(join(folder, 'no.json'));
  expect(none).toEqual({ passed: 0, failed: 0, skipped: 0, names: [] });
  expect(total([none, { passed: 2, failed: 1, skipped: 0 }])).toMatchObject({ passed: 2, failed: 1, skipped: 0 });
});
