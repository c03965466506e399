import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** Notes in the page when the first element that matches the selector appears, on the clock of the resource timings. */
const watchFor = (selector: string) => {
  const seen = () => document.querySelector(selector) !== null;
  const note = () => {
    if (!seen()) return;
    observer.disconnect();
    performance.mark('telve-awaited');
  };
  const observer = new MutationObserver(note);
  observer.observe(document, { childList: true, subtree: true });
};

async function sizesOf(responses: readonly Response[]) {
  const scripts = responses.filter((one) => one.request().resourceType() === 'script' && one.ok());
  return new Map(
    await Promise.all(
      scripts.map(async (one) => [one.url(), gzipSync(await one.body(), { level: 9 }).length] as const),
    ),
  );
}

/**
 * Opens an address with an empty cache and weighs the scripts that had arrived when an element first appeared.
 * @param page a page that has not been anywhere yet
 * @param selector what is waited for
 * @returns kibibytes, each script compressed by gzip
 */
export async function scriptWeightUntil(page: Page, address: string, selector: string): Promise<number> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.addInitScript(watchFor, selector);
  await page.goto(address);
  await page.locator(selector).first().waitFor();
  const arrived = await page.evaluate(() => {
    const moment = performance.getEntriesByName('telve-awaited')[0]?.startTime ?? Number.POSITIVE_INFINITY;
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return resources.filter((one) => one.responseEnd <= moment).map((one) => one.name);
  });
  await page.waitForLoadState('networkidle');
  const sizes = await sizesOf(responses);
  return arrived.reduce((sum, url) => sum + (sizes.get(url) ?? 0), 0) / 1024;
}
