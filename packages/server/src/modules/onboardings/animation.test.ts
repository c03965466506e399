import { animationBytesMax, type Onboarding, onboardingEntries } from '@telve/api';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { animation, animationFile, animationWith } from '../../testing/animations';
import { type Campaigns, startCampaigns } from '../../testing/campaigns';
import { animatedPng, hugeJpeg, hugePng } from '../../testing/hostileFiles';
import { photo } from '../../testing/jpegs';
import { dataUrl, pictureBytes } from '../../testing/pictures';

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

  const embedding = (what: string, make: () => Promise<string> | string): (typeof hostile)[number] => [
    `one that embeds ${what}`,
    'animation_content',
    async () => animationFile(animationWith(dataUrl(await pictureBytes('red')), await make())),
  ];

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
      'animation_heavy',
      () => animationFile(animation({ assets: [{ id: 'a', layers: [{ refId: 'a' }] }], layers: [{ refId: 'a' }] })),
    ],
    [
      'one of a million shapes',
      'animation_heavy',
      () => {
        const rp = { ty: 'rp', c: { a: 0, k: 1_000 } };
        return animationFile(animation({ layers: [{ ty: 4, shapes: [{ ty: 'gr', it: [{ ty: 'el' }, rp] }, rp] }] }));
      },
    ],
    embedding('a PNG of 50,000 × 50,000 pixels', () => dataUrl(hugePng())),
    embedding('a JPEG of 65,535 × 65,535 pixels', async () => dataUrl(await hugeJpeg(), 'image/jpeg')),
    embedding('a PNG that moves', () => dataUrl(animatedPng())),
    embedding('a PNG that is cut off', async () => dataUrl((await pictureBytes('red')).subarray(0, 60))),
    embedding('an SVG by the name of a PNG', () => dataUrl(Buffer.from('<svg onload="alert(1)"/>'))),
    embedding('no bytes', () => dataUrl(Buffer.alloc(0))),
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

describe('the pictures in the animation of a screen', () => {
  interface Kept {
    assets: { p: string }[];
    slots: { cup: { p: { p: string } } };
  }
  const keptOf = async (file: File): Promise<Kept> => {
    const { animationUrl } = (await add(file)).body.payload as Onboarding;
    return (await (await fetch(`${staff.server.url}${animationUrl}`)).json()) as Kept;
  };
  const bytesOf = (address = '') => Buffer.from(address.split(',')[1] ?? '', 'base64');

  it('are made anew: nothing of a camera or behind the pixels is published (CONB-12, CONB-23)', async () => {
    const jpeg = dataUrl(Buffer.concat([await photo(30, 20), Buffer.from('<script>alert(1)</script>')]), 'image/jpeg');
    const png = dataUrl(Buffer.concat([await pictureBytes('blue'), Buffer.from('PK\x03\x04 gizli')]));
    const sent = { ...animationWith(jpeg, png), slots: { cup: { p: { id: 'c', u: '', p: jpeg, e: 1 } } } };
    const kept = await keptOf(animationFile(sent));
    const [first, second] = kept.assets.map(({ p }) => p);
    expect(first).toMatch(/^data:image\/jpeg;base64,/);
    expect(kept.slots.cup.p.p).toBe(first);
    expect(second).toMatch(/^data:image\/png;base64,/);
    expect(bytesOf(first).toString('latin1')).not.toMatch(/Gizli|script|GPS/);
    expect(bytesOf(second).toString('latin1')).not.toMatch(/gizli/);
    expect(await sharp(bytesOf(first)).metadata()).toMatchObject({ format: 'jpeg', width: 30, height: 20 });
    expect(await sharp(bytesOf(second)).metadata()).toMatchObject({ format: 'png', width: 8, height: 8 });
    // The rest of the animation stays as it was sent.
    const without = ({ assets, slots: _slots, ...rest }: Kept) => [assets.map(({ p: _p, ...asset }) => asset), rest];
    expect(without(kept)).toEqual(without(sent as unknown as Kept));
  });

  it('are called what they are (CONB-23)', async () => {
    const kept = await keptOf(animationFile(animationWith(dataUrl(await photo(), 'image/png'))));
    expect(kept.assets[0]?.p).toMatch(/^data:image\/jpeg;base64,/);
  });

  it('do not make the kept animation larger than one may be sent (CONB-23)', async () => {
    // Of less quality than the server's own: noise made anew takes more bytes.
    const noise = await photo(100, 75);
    const sent = dataUrl(await sharp(noise).jpeg({ quality: 60 }).toBuffer(), 'image/jpeg');
    const pictures = Array.from({ length: Math.floor(900_000 / sent.length) }, () => sent);
    const before = await files();
    const { status, body } = await add(animationFile(animationWith(...pictures)));
    const fault = { field: 'animation', code: 'file_size', message: 'Animasyon en fazla 1 MB olabilir.' };
    expect([status, body.errors]).toMatchObject([400, [fault]]);
    expect(await files()).toEqual(before);
  });
});
