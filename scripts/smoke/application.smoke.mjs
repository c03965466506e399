import { fillIn, handIn } from './lib/handIn.mjs';
import { ownStyles } from './lib/ownStyles.mjs';
import { expect, test } from './lib/test.mjs';

const ways = [
  { way: 'component', name: 'as a component' },
  { way: 'shadow', name: 'as a component in a shadow root' },
  { way: 'element', name: 'as a custom element' },
];

for (const { way, name } of ways) {
  test(`the merchant application ${name} is handed in under a nonce, and the page is as before`, async ({
    page,
    embedder,
  }) => {
    await embedder.open('application?hostile');
    const before = await ownStyles(page);
    const { listeners: known } = await embedder.guard();

    await embedder.mount('first', way);
    await fillIn(page, 'elif@kirikfincan.example');
    expect(await ownStyles(page)).toEqual(before);
    await handIn(page, () => '012345');
    expect(await ownStyles(page)).toEqual(before);
    await page.getByRole('button', { name: 'Kapat' }).click();
    expect(await page.evaluate(() => window.embedder.heard('first'))).toEqual([
      ['step', { step: 'code' }],
      ['step', { step: 'done' }],
      ['submitted', null],
      ['exit', null],
    ]);

    await embedder.unmount('first');
    expect(await ownStyles(page)).toEqual(before);
    await expect.poll(async () => (await embedder.guard()).timers, { timeout: 3_000 }).toEqual([]);
    const { listeners, observers } = await embedder.guard();
    expect([listeners.filter((one) => !known.includes(one)), observers]).toEqual([[], []]);
  });
}
