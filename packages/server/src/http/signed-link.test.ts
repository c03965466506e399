import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manualClock } from '../clock';
import { startTestCalls, type TestCalls, testKeys } from '../testing/calls';
import { testStart } from '../testing/server';
import { Refusal } from './errors';
import { FileAnswer } from './file-answer';
import { createSignedLinks, linkLife } from './signed-link';

const clock = manualClock(testStart);
const links = createSignedLinks(testKeys.link, clock, '/files');

let server: TestCalls;
beforeAll(async () => {
  server = await startTestCalls([], (app) =>
    app.get('/files/:document', async (request, reply) => {
      const query = new URLSearchParams(request.url.split('?')[1]);
      const target = links.verify((request.params as { document: string }).document, Object.fromEntries(query));
      if (!target) throw new Refusal('not_found');
      const answer = new FileAnswer({
        fileName: 'levha.pdf',
        mediaType: 'application/pdf',
        body: Buffer.from('private'),
      });
      return reply.headers(answer.headers()).send(answer.body);
    }),
  );
});
afterAll(() => server.close());

describe('a signed link', () => {
  const target = { document: '5f0c2c1e-7c1d-4b53-9d1e-0a4b8f0f9a11', userId: 7 };
  const status = async (link: string) => (await fetch(`${server.url}${link}`)).status;

  it('opens its document as an attachment for five minutes (WIZ-62)', async () => {
    clock.set(testStart);
    const link = links.sign(target);
    expect(await status(link)).toBe(200);
    clock.advance(linkLife * 1000 - 1);
    expect(await status(link)).toBe(200);
    clock.advance(1);
    expect(await status(link)).toBe(404);
    clock.set(testStart);
  });

  it('is broken by any change: another user, document, end, or one character (WIZ-62)', async () => {
    const link = links.sign(target);
    const last = link.at(-1) === 'A' ? 'B' : 'A';
    const changed = [
      link.replace('u=7', 'u=8'),
      link.replace('5f0c', '5f0d'),
      link.replace(/e=(\d+)/, (_match, end: string) => `e=${Number(end) + 600}`),
      link.slice(0, -1) + last,
      link.slice(0, -1),
      link.replace(/&s=.*/, ''),
      link.replace(/\?.*/, ''),
    ];
    expect(await Promise.all(changed.map(status))).toEqual(changed.map(() => 404));
  });
});
