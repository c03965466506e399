import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exportLink, report, upload } from '../testing/entries';
import { refusal, startHttpApi, success } from '../testing/http-api';
import { type Received, sendJson } from '../testing/http-server';

let api: Awaited<ReturnType<typeof startHttpApi>>;

/** The parts of a form without the boundary that separates them. */
const partsOf = ({ headers, body }: Received): string => {
  const boundary = /boundary=(\S+)/.exec(headers['content-type'] ?? '')?.[1] ?? '';
  return body.toString('latin1').replaceAll(boundary, '');
};

beforeEach(async () => {
  api = await startHttpApi();
});
afterEach(() => api.close());

describe('multipart', () => {
  const files = [
    new File(['%PDF-1 çğı'], 'vergi levhası.pdf', { type: 'application/pdf' }),
    new File([new Uint8Array(70_000)], 'b.png'),
  ];

  it('is sent again after a renewal with byte-identical parts, a fresh boundary and the same key (SES-22)', async () => {
    api.answer(({ headers }, response) =>
      headers.authorization === 'Bearer second'
        ? sendJson(response, 200, success(true))
        : sendJson(response, 401, refusal('unauthorized')),
    );
    await expect(api.client().call(upload, { id: 4, title: 'Başvuru', note: undefined, files })).resolves.toBe(true);
    const [first, second] = api.received;
    expect(api.received).toHaveLength(2);
    expect(first!.url).toBe('/api/test/upload/4');
    expect(first!.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(second!.headers['content-type']).not.toBe(first!.headers['content-type']);
    expect(partsOf(second!)).toBe(partsOf(first!));
    expect(partsOf(first!)).toContain('name="title"');
    expect(partsOf(first!)).not.toContain('name="note"');
    expect(partsOf(first!).match(/name="files"/g)).toHaveLength(2);
    expect(second!.headers['idempotency-key']).toBe(first!.headers['idempotency-key']);
  });

  it('reports the share that was sent, up to the whole', async () => {
    api.answer((_received, response) => sendJson(response, 200, success(true)));
    const shares: number[] = [];
    await api.client().call(upload, { id: 4, title: 'x', files }, { onProgress: (share) => shares.push(share) });
    expect(shares.length).toBeGreaterThan(0);
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  });
});

describe('a file', () => {
  it('is a blob with its name, dates travelling in the spelling of the call (GEN-19, D-20)', async () => {
    api.answer((_received, response) =>
      response
        .writeHead(200, {
          'content-type': 'application/octet-stream',
          'content-disposition': `attachment; filename="siparis.xlsx"; filename*=UTF-8''sipari%C5%9F%202026-01-05.xlsx`,
        })
        .end(Buffer.from([1, 2, 3])),
    );
    const { blob, fileName } = await api.client().call(report, { day: '2026-01-05' });
    expect(api.received[0]!.url).toBe('/api/test/report?day=05-01-2026');
    expect(fileName).toBe('sipariş 2026-01-05.xlsx');
    expect([...new Uint8Array(await blob.arrayBuffer())]).toEqual([1, 2, 3]);
  });

  it.each([404, 200])('refused with %i gives the code of the refusal', async (status) => {
    api.answer((_received, response) => sendJson(response, status, refusal('not_found')));
    await expect(api.client().call(report, { day: '2026-01-05' })).rejects.toMatchObject({ status, code: 'not_found' });
  });
});

describe('a link', () => {
  it('is made absolute against the API, not the page', async () => {
    api.answer((_received, response) =>
      sendJson(response, 200, success({ url: '/files/a?sig=1', expiresAt: '2026-01-05T09:00:00Z' })),
    );
    await expect(api.client().call(exportLink, {})).resolves.toEqual({
      url: `${api.baseUrl}/files/a?sig=1`,
      expiresAt: '2026-01-05T09:00:00Z',
    });
  });
});
