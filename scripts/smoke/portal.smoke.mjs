import { fillIn, handIn } from './lib/handIn.mjs';
import { ownStyles } from './lib/ownStyles.mjs';
import { expect, mailedCode, test } from './lib/portalTest.mjs';

/** Everything that is the portal's own; the list of what it hears grows. */
const own = 'nav, nav *, #own, #own > *, #own > :not(.telve-place, #heard) *';

const brand = { accent: 'rgb(91, 63, 214)', radius: '2px', font: /^"Trebuchet MS"/ };

/** Each way in which the portal shows the public form, where it stands, and what the portal's script hears of it. */
const ways = [
  {
    way: 'element',
    inside: (page) => page.locator('#application'),
    heard: ['telve:step {"step":"code"}', 'telve:step {"step":"done"}', 'telve:submitted', 'telve:exit'],
  },
  {
    way: 'mount',
    inside: (page) => page.locator('#application'),
    heard: ['step {"step":"code"}', 'step {"step":"done"}', 'submitted', 'exit'],
  },
  {
    way: 'frame',
    inside: (page) => page.frameLocator('#application iframe'),
    heard: ['ready {}', 'step {"step":"code"}', 'step {"step":"done"}', 'submitted {}'],
  },
];

for (const { way, inside, heard } of ways) {
  test(`a portal with Bootstrap, loud styles and a strict policy takes an application by ${way}, and stays as it was`, async ({
    page,
    portal,
  }) => {
    const email = `portal.${way}.${Date.now()}@kirikfincan.example`;
    const form = inside(page);
    await portal.open({ way });
    const before = await ownStyles(page, own);
    expect(before.length).toBeGreaterThan(12);

    portal.show();
    await fillIn(form, email);
    const next = form.getByRole('button', { name: 'Devam et' });
    await expect(next).toHaveCSS('background-color', brand.accent);
    await expect(next).toHaveCSS('border-top-left-radius', brand.radius);
    await expect(next).toHaveCSS('text-transform', 'none');
    if (way !== 'frame') {
      await expect(next).toHaveCSS('font-family', brand.font);
      expect(await page.evaluate(() => window.portal.diagnose())).toEqual([]);
    }
    expect(await ownStyles(page, own)).toEqual(before);
    await handIn(form, () => mailedCode(email));
    expect(await ownStyles(page, own)).toEqual(before);
    if (way !== 'frame') await form.getByRole('button', { name: 'Kapat' }).click();
    else await portal.leave();
    await expect(page.locator('.telve-root, iframe')).toHaveCount(0);
    expect(await ownStyles(page, own)).toEqual(before);
    expect((await portal.heard()).map((line) => line.trim())).toEqual(heard);
  });
}

for (const way of ['element', 'mount']) {
  test(`a portal shows the wizard of its visitor by ${way}, and takes it away again`, async ({ page, portal }) => {
    await portal.open({ way, view: 'wizard' });
    const before = await ownStyles(page, own);
    portal.show();
    await expect(page.getByRole('list', { name: 'Başvuru adımları' })).toBeVisible();
    await expect(page.locator('.telve-root')).toHaveAttribute('lang', 'tr');
    // Neither the portal's root font size nor its loud fields.
    await expect(page.getByRole('textbox', { name: 'Firma sahibi' })).toHaveCSS('font-size', '14px');
    await expect(page.getByRole('textbox', { name: 'Firma sahibi' })).not.toHaveCSS('border-top-style', 'dashed');
    expect(await ownStyles(page, own)).toEqual(before);
    expect(await page.evaluate(() => window.portal.diagnose())).toEqual([]);
    await portal.leave();
    await expect(page.locator('.telve-root')).toHaveCount(0);
    expect(await ownStyles(page, own)).toEqual(before);
    expect(await portal.heard()).toEqual([]);
  });
}
