import { Readable } from 'node:stream';
import { defineEntry, type Entry } from '@telve/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mixed, object, string } from 'yup';
import { startTestCalls, type TestCalls } from '../testing/calls';
import { FileAnswer } from './file-answer';
import type { AnyHandler, Registered } from './handlers';

const download: Registered = {
  entry: defineEntry<Record<string, unknown>, unknown>()({
    id: 'test.download',
    method: 'GET',
    path: '/download',
    access: 'public',
    kind: 'file',
  }) as Entry,
  rules: { input: object({ name: string() }).default(undefined), payload: mixed() },
  handler: (async ({ name = 'x' }: { name?: string }) =>
    new FileAnswer({
      fileName: name,
      mediaType: 'application/pdf',
      body: Readable.from(['%PDF-', '1.7']),
    })) as AnyHandler,
};

let server: TestCalls;
beforeAll(async () => {
  server = await startTestCalls([download]);
});
afterAll(() => server.close());

describe('a file call', () => {
  it.each([
    [
      'Satış raporu_10-03-2026.xlsx',
      `filename="Sat__ raporu_10-03-2026.xlsx"; filename*=UTF-8''Sat%C4%B1%C5%9F%20raporu_10-03-2026.xlsx`,
    ],
    ['a"b\\c\r\nSet-Cookie: x.pdf', `filename="a_b_cSet-Cookie: x.pdf"; filename*=UTF-8''a%22b_cSet-Cookie%3A%20x.pdf`],
    ['\u202Egpj.exe', `filename="gpj.exe"; filename*=UTF-8''gpj.exe`],
  ])('sends %j as an attachment under a safe name (GEN-19)', async (name, expected) => {
    const answer = await fetch(`${server.url}/download?name=${encodeURIComponent(name)}`);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; ${expected}`);
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(await answer.text()).toBe('%PDF-1.7');
  });
});
