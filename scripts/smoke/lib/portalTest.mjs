import { addressesOf } from './apps.mjs';
import { test as base, expect } from './test.mjs';

/** Chromium reports what the policy of a page or frame refuses as an uncaught error, which is a complaint. */
const tellViolations = () => {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    reportError(new Error(`Content security policy: ${violatedDirective} refused ${blockedURI}`));
  });
};

/** The page of a partner before its script runs, and then: nothing may complain. */
export const test = base.extend({
  portal: async ({ page, complaints }, use) => {
    await page.addInitScript(tellViolations);
    let show;
    await use({
      /** Opens the page and holds back the script that shows the application. */
      open: async ({ way = 'element', view = 'apply' } = {}) => {
        const shown = new Promise((resolve) => {
          show = resolve;
        });
        await page.route(`**/${way}.js`, async (route) => {
          if (new URL(route.request().url()).pathname === `/${way}.js`) await shown;
          await route.continue();
        });
        await page.goto(`/?way=${way}&view=${view}`, { waitUntil: 'commit' });
        await expect(page.getByRole('heading', { name: 'What the page hears' })).toBeVisible();
      },
      show: () => show(),
      leave: () => page.evaluate(() => window.portal.leave()),
      /** What the portal's script wrote down. */
      heard: () => page.locator('#heard li').allInnerTexts(),
    });
    expect(complaints, 'console, errors, policy and loads').toEqual([]);
  },
});

export { expect };

/** The newest code that our server has mailed to somebody. */
export const mailedCode = async (email) => {
  const { api } = addressesOf(Number(process.env.SMOKE_PORT));
  const answer = await fetch(`${api}/dev/outbox`, { headers: { accept: 'application/json' } });
  const mail = (await answer.json()).find(({ recipient }) => recipient === email);
  return /(?<!\d)\d{6}(?!\d)/.exec(mail?.text ?? '')?.[0] ?? '';
};
