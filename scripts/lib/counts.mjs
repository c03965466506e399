import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './root.mjs';

const none = { passed: 0, failed: 0, skipped: 0, names: [] };

const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

const inProject = (file) => relative(root, file);

/** Failed tests of a report by vitest. A file that cannot be loaded has no tests: it is named itself. */
const failuresOf = ({ testResults }) =>
  testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed').map((test) => `: ${test.fullName}`);
    const lines = failed.length === 0 && status === 'failed' ? [''] : failed;
    return lines.map((line) => `failed  ${inProject(name)}${line}`);
  });

const againOf = (unsteady) => unsteady.map(({ file, name }) => `unsteady ${inProject(file)}: ${name}`);

/**
 * Counts of a report that vitest's JSON reporter wrote, and a line for each failed test and each that passed only when
 * it ran again (`unsteady`, of the reporter beside this file): the end of a log is often all that somebody sees of it.
 */
export function vitestCounts(path, unsteady) {
  const report = read(path);
  if (!report) return none;
  return {
    names: [...failuresOf(report), ...againOf(read(unsteady) ?? [])],
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

const words = { unexpected: 'failed ', flaky: 'unsteady' };

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** Tests of a report by Playwright that failed, or passed only when they ran again. */
const unsteadyOf = (report) =>
  specsOf(report).flatMap(({ file, line, title, tests }) =>
    tests.filter(({ status }) => status in words).map(({ status }) => `${words[status]} ${file}:${line}: ${title}`),
  );

/** Counts of a report that Playwright's JSON reporter wrote, and a line for each failed or unsteady test. */
export function playwrightCounts(path) {
  const report = read(path);
  if (!report?.stats) return none;
  const { expected, flaky, unexpected, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected, skipped, names: unsteadyOf(report) };
}

/** Sum of counts. */
export const total = (counts) =>
  counts.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    none,
  );
