import { animationBytesMax, type Onboarding, onboardingEntries } from '@telve/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { animation, animationFile } from '../../testing/animations';
import { type Campaigns, startCampaigns } from '../../testing/campaigns';
import { pictureBytes } from '../../testing/pictures';

let staff: Campaigns;
beforeAll(async () => {
  staff = await startCampaigns();
});
afterAll(() => staff.close());

const { create, update } = onboardingEntries;
const add = (file: unknown) => staff.ask<Onboarding>(create, { title: 'Hareketli', description: 'x', animation: file });
const files = () => staff.files('onboardings');

/** An animation of exactly so many bytes. */
const ofSize = (bytes: number): File => {
  const empty = JSON.stringify(animation({ nm: '' })).length;
  return animationFile(animation({ nm: 'a'.repeat(bytes - empty) }));
};

const withText = (more: string) => JSON.stringify(animation()).replace('"layers"', `${more},"layers"`);
const nested = (depth: number) => withText(`"q":${'['.repeat(depth)}${']'.repeat(depth)}`);

describe('the animation of a screen', () => {
  it('is shown to everybody, as data that nothing runs (CONB-12, CONB-23)', async () => {
    const { animationUrl, animation: told } = (await add(animationFile())).body.payload as Onboarding;
    const answer = await fetch(`${staff.server.url}${animationUrl}`);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...{ 'content-type': 'application/json', 'x-content-type-options': 'nosniff' },
      ...{ 'cache-control': 'public, max-age=31536000, immutable' },
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
    });
    const text = await answer.text();
    expect([JSON.parse(text), text.length]).toEqual([animation(), told?.size]);
  });

  it('is kept as it was understood: without byte order mark, blanks and what stands twice (CONB-12, CONB-23)', async () => {
    const text = withText('  "ks": {"x": "fetch(1)"}, "ks": {"x": 1}');
    const { status, body } = await add(animationFile(`\uFEFF${text}\n\n`));
    expect(status).toBe(200);
    const kept = await (await fetch(`${staff.server.url}${body.payload?.animationUrl}`)).text();
    expect(kept).toBe(JSON.stringify(JSON.parse(text)));
    expect(kept).not.toContain('fetch');
  });

  it.each(['application/json', 'APPLICATION/JSON; charset=utf-8', 'text/json', 'text/plain', ''])(
    'may be declared as %j (CONB-23)',
    async (type) => {
      expect((await add(animationFile(animation(), 'BUHAR.JSON', type))).status).toBe(200);
    },
  );

  it('has at most 1,000,000 bytes, to the byte (CONB-23)', async () => {
    expect((await add(ofSize(animationBytesMax))).status).toBe(200);
    const { status, body } = await add(ofSize(animationBytesMax + 1));
    expect([status, body.errors]).toMatchObject([
      400,
      [{ field: 'animation', code: 'file_size', message: 'Animasyon en fazla 1 MB olabilir.' }],
    ]);
  });

  const hostile: [string, string, () => Promise<unknown> | unknown][] = [
    ['a PNG named .json', 'animation_content', async () => animationFile(new Uint8Array(await pictureBytes('red')))],
    ['a PNG by its name', 'file_type', async () => animationFile(new Uint8Array(await pictureBytes('red')), 'a.png')],
    ['an animation by the name of a page', 'file_type', () => animationFile(animation(), 'a.html')],
    ['an animation without an ending', 'file_type', () => animationFile(animation(), 'json')],
    [
      'an animation that is declared to be a page',
      'animation_content',
      () => animationFile(animation(), 'a.json', 'text/html'),
    ],
    ['a page named .json', 'animation_content', () => animationFile('<script>alert(1)</script>')],
    [
      'UTF-16',
      'animation_content',
      () => animationFile(new Uint8Array(Buffer.from(`\uFEFF${withText('"a":1')}`, 'utf16le'))),
    ],
    ['bytes that are no text', 'animation_content', () => animationFile(new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]))],
    ['another JSON', 'animation_content', () => animationFile({ title: 'Kahve' })],
    [
      'an animation after two byte order marks',
      'animation_content',
      () => animationFile(`\uFEFF\uFEFF${withText('"a":1')}`),
    ],
    [
      'an expression',
      'animation_expression',
      () => animationFile(animation({ layers: [{ ks: { r: { k: 0, x: 'alert(1)' } } }] })),
    ],
    [
      'an asset elsewhere',
      'animation_external',
      () => animationFile(animation({ assets: [{ id: 'a', u: 'http://telve.example/', p: 'a.png' }] })),
    ],
    [
      'an embedded SVG',
      'animation_external',
      () => animationFile(animation({ assets: [{ id: 'a', p: 'data:image/svg+xml;base64,PHN2Zy8+' }] })),
    ],
    ['lists 65 deep', 'animation_deep', () => animationFile(nested(65))],
    ['lists 100,000 deep', 'animation_deep', () => animationFile(nested(100_000))],
    [
      'a composition that shows itself',
      'animation_content',
      () => animationFile(animation({ assets: [{ id: 'a', layers: [{ refId: 'a' }] }], layers: [{ refId: 'a' }] })),
    ],
    ['nothing', 'file_empty', () => animationFile('')],
  ];

  it.each(hostile)('is not %s: %s (CONB-23)', async (_what, code, make) => {
    const kept = (await add(animationFile())).body.payload as Onboarding;
    const before = await files();
    const file = await make();
    const message = expect.stringMatching(/\.$/);
    const added = await add(file);
    expect([added.status, added.body.errors]).toEqual([
      400,
      [expect.objectContaining({ field: 'animation', code, message })],
    ]);
    const changed = await staff.ask(update, { id: kept.id, animation: file });
    expect([changed.status, changed.body.errors[0]?.code]).toEqual([400, code]);
    expect(await files()).toEqual(before);
    expect((await fetch(`${staff.server.url}/health/live`)).status).toBe(200);
  });

  it('is not an object of JSON that only looks like a file (CONB-23)', async () => {
    const { token, server } = staff;
    const body = { title: 'Hareketli', description: 'x', animation: { name: 'a.json', size: 5 } };
    const answer = await server.send('POST', create.path, { token, body });
    expect([answer.status, answer.body.errors]).toMatchObject([400, [{ field: 'animation', code: 'type' }]]);
  });
});
