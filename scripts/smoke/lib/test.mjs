import { test as base, expect } from '@playwright/test';

/**
 * A page of an embedder whose every complaint is a failure: errors and warnings of the console, uncaught errors, reports of
 * the content security policy, failed loads.
 */
export const test = base.extend({
  complaints: async ({ page }, use) => {
    const complaints = [];
    page.on('console', (message) => {
      if (['error', 'warning', 'assert'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('requestfailed', (request) => complaints.push(`${request.url()} failed`));
    await use(complaints);
  },
  /** The page with an embedder's script that is ready to mount; checked again when the test is over. */
  embedder: async ({ page, complaints }, use) => {
    await use({
      open: async (address) => {
        await page.goto(address);
        await page.waitForFunction(() => 'embedder' in window);
      },
      mount: (place, options) => page.evaluate(([id, how]) => window.embedder.mount(id, how), [place, options]),
      unmount: (place) => page.evaluate((id) => window.embedder.unmount(id), place),
      calls: (place, id) =>
        page.evaluate(([where, name]) => window.embedder.calls(where).filter((one) => one.id === name), [place, id]),
      guard: () =>
        page.evaluate(() => ({
          reports: window.pageGuard.reports,
          touched: [...window.pageGuard.touched],
          ...window.pageGuard.open(),
        })),
    });
    const { reports, touched } = await page.evaluate(() => ({
      reports: window.pageGuard.reports,
      touched: [...window.pageGuard.touched],
    }));
    expect.soft(complaints, 'console, errors and loads').toEqual([]);
    expect.soft(reports, 'reports of the content security policy').toEqual([]);
    // React asks for it in development, to say where its tools are.
    expect
      .soft(
        touched.filter((name) => name !== 'location.protocol'),
        'what belongs to the page',
      )
      .toEqual([]);
  },
});

export { expect };

/** Heading of the row of a time period. */
export const period = (page, minutes) => page.getByRole('rowheader', { name: new RegExp(`^${minutes} `) });

/** The rows of the list, its head among them. */
export const rows = (page) => page.locator('.telve-root').getByRole('row');

/** Its switch. */
export const switchOf = (page, minutes) => page.getByRole('switch', { name: new RegExp(`^${minutes} `) });

/** Facts about the installed application: folder, bundles, prerendered. */
export const installed = async (request) => (await request.get('installed.json')).json();
