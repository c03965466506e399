import { expect, period, rows, switchOf, test } from './lib/test.mjs';

const list = 'timePeriods.list';
const modes = ['development', 'production'];
const places = [
  { name: 'in the page itself', shadow: false },
  { name: 'in a shadow root', shadow: true },
];

for (const mode of modes) {
  for (const { name, shadow } of places) {
    test(`the time periods work ${name} under a nonce (${mode})`, async ({ page, embedder }) => {
      await embedder.open(`embed?mode=${mode}`);
      await embedder.mount('first', { shadow });
      await expect(period(page, 5)).toBeVisible();
      await expect(rows(page)).toHaveCount(11);

      await page.getByRole('button', { name: 'Sonraki sayfa' }).click();
      await expect(period(page, 55)).toBeVisible();
      await page.getByRole('combobox', { name: 'Sayfa başına kayıt' }).selectOption('50');
      await expect(rows(page)).toHaveCount(26);

      const active = switchOf(page, 5);
      await active.click();
      await expect(active).not.toBeChecked();
      await expect
        .poll(async () => (await embedder.calls('first', 'timePeriods.update')).map(({ input }) => input))
        .toEqual([{ id: 1, timePeriod: 5, active: false, version: 1 }]);

      await page.getByRole('searchbox', { name: 'Süre' }).fill('100');
      await expect(rows(page)).toHaveCount(2);
    });
  }
}

test('every style element carries the nonce, and stands in the shadow root when the tree does', async ({
  page,
  embedder,
}) => {
  const stylesIn = (scope) =>
    page.evaluate((inShadow) => {
      const root = inShadow ? document.getElementById('first').shadowRoot : document;
      return [...root.querySelectorAll('style:not([data-page])')].map(({ nonce }) => nonce);
    }, scope);

  await embedder.open('embed');
  await embedder.mount('first', { shadow: true });
  await expect(period(page, 5)).toBeVisible();
  expect(await stylesIn(false)).toEqual([]);
  const inShadow = await stylesIn(true);
  expect(inShadow.length).toBeGreaterThan(0);

  await embedder.mount('second');
  await expect(period(page.locator('#second'), 5)).toBeVisible();
  const inPage = await stylesIn(false);
  expect(inPage.length).toBeGreaterThan(0);
  expect([...inShadow, ...inPage].filter((nonce) => !nonce)).toEqual([]);
});

test('two of them on a page share no id', async ({ page, embedder }) => {
  await embedder.open('embed');
  for (const place of ['first', 'second']) await embedder.mount(place);
  for (const place of ['first', 'second']) {
    await expect(period(page.locator(`#${place}`), 5)).toBeVisible();
  }
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

for (const { name, shadow } of places) {
  for (const strict of [false, true]) {
    test(`taken away ${name} it leaves no timer, listener or observer${strict ? ' (strict mode)' : ''}`, async ({
      page,
      embedder,
    }) => {
      await embedder.open('embed');
      const before = (await embedder.guard()).listeners;
      const globals = () => page.evaluate(() => Reflect.ownKeys(window).map(String));
      const keys = await globals();

      await embedder.mount('first', { shadow, strict });
      await expect(period(page, 5)).toBeVisible();
      await switchOf(page, 5).click();
      await page.getByRole('searchbox', { name: 'Süre' }).pressSequentially('10');
      await embedder.unmount('first');

      await expect.poll(async () => (await embedder.guard()).timers, { timeout: 3_000 }).toEqual([]);
      const { listeners, observers } = await embedder.guard();
      // In strict mode SWR starts its cache twice and ends it once: in development alone, and not ours to mend.
      const left = listeners.filter((one) => !before.includes(one) && !(strict && one.includes('initProvider')));
      expect(left).toEqual([]);
      expect(observers).toEqual([]);
      // Which version of the kit is here stands under a symbol; the other key is styled-components' own, in development.
      const known = ['Symbol(telve.kit.version)', '__styled-components-init__'];
      expect((await globals()).filter((key) => !keys.includes(key) && !known.includes(key))).toEqual([]);
    });
  }
}

test('taken away while it loads, it stops its request', async ({ page, embedder }) => {
  await embedder.open('embed');
  await embedder.mount('first', { held: true });
  await expect(page.locator('.telve-root').getByRole('table')).toBeVisible();
  expect(await embedder.calls('first', list)).toMatchObject([{ aborted: false }]);
  await embedder.unmount('first');
  await expect.poll(() => embedder.calls('first', list)).toMatchObject([{ aborted: true }]);
});
