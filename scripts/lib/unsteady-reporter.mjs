import { writeFileSync } from 'node:fs';

/** A reporter of vitest that writes the tests which passed only when they ran again: file and full name, as JSON. */
// biome-ignore lint/style/noDefaultExport: vitest takes a reporter by its file's default export.
export default class UnsteadyReporter {
  #found = [];

  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) this.#found.push({ file: test.module.moduleId, name: test.fullName });
  }

  onTestRunEnd() {
    writeFileSync(process.env.UNSTEADY_REPORT, JSON.stringify(this.#found));
  }
}
