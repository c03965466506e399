import { ownStyles } from './lib/ownStyles.mjs';
import { expect, period, test } from './lib/test.mjs';

const places = [
  { name: 'in the page itself', shadow: false },
  { name: 'in a shadow root', shadow: true },
];

/** Notes changes of the page outside the place of the embedded tree. */
const watchPage = (page) =>
  page.evaluate(() => {
    window.changes = [];
    const isOurs = (node) => !node.isConnected || node.parentElement?.closest('#first') || node.id === 'first';
    new MutationObserver((records) => {
      for (const { target, type, addedNodes } of records.filter(({ target: at }) => !isOurs(at))) {
        const added = [...addedNodes].map(({ nodeName }) => nodeName).join();
        if (added !== 'STYLE' && target.nodeName !== 'STYLE')
          window.changes.push(`${type} of ${target.nodeName} ${added}`);
      }
    }).observe(document, { attributes: true, childList: true, characterData: true, subtree: true });
  });

/** How the elements of the embedded tree look; the font is the page's by design. */
const looks = (page, place) =>
  page.evaluate((id) => {
    const names = [
      ...['display', 'visibility', 'box-sizing', 'font-size', 'font-style', 'font-weight', 'line-height'],
      ...['letter-spacing', 'text-transform', 'text-align', 'text-decoration-line', 'list-style-type', 'color'],
      ...['background-color', 'width', 'height', 'border-collapse', 'caption-side', 'vertical-align', 'outline-style'],
      ...['top', 'right', 'bottom', 'left'].flatMap((side) => [
        `margin-${side}`,
        `padding-${side}`,
        `border-${side}-width`,
        `border-${side}-style`,
      ]),
    ];
    const host = document.getElementById(id);
    const root = (host.shadowRoot ?? host).querySelector('.telve-root');
    return [root, ...root.querySelectorAll('*')].map((element) => {
      const style = getComputedStyle(element);
      const label = `${element.localName}.${element.getAttribute('class') ?? ''} ${element.getAttribute('type') ?? ''}`;
      return { label, ...Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)])) };
    });
  }, place);

const shown = async (page, embedder, address, shadow) => {
  await embedder.open(address);
  await embedder.mount('first', { shadow });
  await expect(period(page, 5)).toBeVisible();
  await page.mouse.move(0, 0);
};

for (const { name, shadow } of places) {
  test(`a page looks the same before, with and after the list ${name}`, async ({ page, embedder }) => {
    await embedder.open('embed?hostile');
    const before = await ownStyles(page);
    await watchPage(page);
    await embedder.mount('first', { shadow });
    await expect(period(page, 5)).toBeVisible();
    expect(await ownStyles(page)).toEqual(before);
    await embedder.unmount('first');
    expect(await ownStyles(page)).toEqual(before);
    expect(await page.evaluate(() => window.changes)).toEqual([]);
  });

  test(`no rule of a page, nor its font size and language, reaches the list ${name}`, async ({ page, embedder }) => {
    await shown(page, embedder, 'embed', shadow);
    const calm = await looks(page, 'first');
    await shown(page, embedder, 'embed?hostile', shadow);
    const loud = await looks(page, 'first');
    expect(loud).toHaveLength(calm.length);
    const differences = loud.flatMap((one, index) =>
      Object.keys(one)
        .filter((key) => one[key] !== calm[index][key])
        .map((key) => `${one.label} ${key}: ${calm[index][key]} became ${one[key]}`),
    );
    expect(differences).toEqual([]);
    await expect(page.locator('.telve-root')).toHaveAttribute('lang', 'tr');
  });
}

test('no rule of the list applies outside its root', async ({ page, embedder }) => {
  await shown(page, embedder, 'embed', false);
  const { count, astray } = await page.evaluate(() => {
    const isOurs = ({ ownerNode }) => ownerNode.hasAttribute('data-styled');
    const flat = (rules) => [...rules].flatMap((rule) => [rule, ...(rule.cssRules ? flat(rule.cssRules) : [])]);
    const rules = [...document.styleSheets]
      .filter(isOurs)
      .flatMap(({ cssRules }) => flat(cssRules))
      .filter((one) => one.selectorText);
    const outside = (selector) =>
      [...document.querySelectorAll(selector)].some((element) => !element.closest('.telve-root'));
    return { count: rules.length, astray: rules.map(({ selectorText }) => selectorText).filter(outside) };
  });
  expect(count).toBeGreaterThan(100);
  expect(astray).toEqual([]);
});
