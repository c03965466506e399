import { type BrowserContext, expect } from '@playwright/test';

const reportViolations = () => {
  document.addEventListener('securitypolicyviolation', (event) => {
    reportError(new Error(`Content security policy: ${event.violatedDirective} refused ${event.blockedURI}`));
  });
};

/** What the browser itself says about an answer's status; statuses are looked at by themselves. */
const saysStatus = (text: string) => text.startsWith('Failed to load resource');

const needed = new Set(['document', 'script', 'stylesheet', 'font', 'image']);

/**
 * Collects everything that must not happen in any test: errors in the console, uncaught ones, violations of the content
 * security policy, files that do not arrive, and refused calls other than the expected ones.
 * @param refusals statuses from 400 on that this test provokes
 * @returns a function that fails the test when something was collected
 */
export const watch = async (context: BrowserContext, refusals: readonly number[]): Promise<() => void> => {
  const faults: string[] = [];
  await context.addInitScript(reportViolations);
  context.on('console', (message) => {
    if (message.type() === 'error' && !saysStatus(message.text())) faults.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => faults.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on('response', (answer) => {
    const status = answer.status();
    if (status >= 400 && !refusals.includes(status))
      faults.push(`${status} ${answer.request().method()} ${answer.url()}`);
  });
  context.on('requestfailed', (request) => {
    const text = request.failure()?.errorText ?? '';
    // Left pages stop what they were loading.
    if (needed.has(request.resourceType()) && !text.includes('ERR_ABORTED')) faults.push(`${text} ${request.url()}`);
  });
  return () => expect(faults, 'faults in console, policy and network').toEqual([]);
};
