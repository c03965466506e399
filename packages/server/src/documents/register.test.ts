import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkLife } from '../http/signed-link';
import { deriveKeys } from '../security/keys';
import { addApplication, addDocument } from '../testing/documentRows';
import { openTestDocuments, type TestDocuments } from '../testing/documents';
import { addAccount } from '../testing/fixtures';
import { picture } from '../testing/hostileFiles';
import { pdf } from '../testing/pdf';
import { startTestServer, type TestServer, testStart } from '../testing/server';
import { createDocumentLinks, type DocumentLinks } from './links';
import type { TakenDocument } from './types';

let dataDir: string;
let server: TestServer;
let store: TestDocuments;
let links: DocumentLinks;
let document: TakenDocument;
let photo: TakenDocument;
const users: Record<'staff' | 'owner' | 'stranger' | 'reporter', number> = {
  staff: 0,
  owner: 0,
  stranger: 0,
  reporter: 0,
};

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'telve-files-'));
  server = await startTestServer({ config: { dataDir } });
  store = await openTestDocuments({ dataDir });
  links = createDocumentLinks(deriveKeys(server.config.secret).link, server.clock, '');
  const account = (email: string, role: 'PanelUser' | 'AppliedMerchantUser' | 'PanelReportUser') =>
    addAccount(server.db, { email, role });
  users.staff = await account('staff@telve.example', 'PanelUser');
  users.owner = await account('Owner@telve.example', 'AppliedMerchantUser');
  users.stranger = await account('stranger@telve.example', 'AppliedMerchantUser');
  users.reporter = await account('reporter@telve.example', 'PanelReportUser');
  const application = await addApplication(server.db, 'owner@telve.example');
  document = await store.take({ name: 'Vergi Levhası.pdf', type: 'application/pdf', bytes: pdf() });
  const bytes = await (await picture()).jpeg().toBuffer();
  photo = await store.take({ name: 'imza.jpg', type: 'image/jpeg', bytes });
  await addDocument(server.db, application, 'taxPlate', document);
  await addDocument(server.db, application, 'signatureCircular', photo);
});
afterAll(async () => {
  await server.close();
  await store.close();
  await rm(dataDir, { recursive: true });
});

const get = (path: string) => fetch(`${server.url}${path}`);
const status = async (path: string) => (await get(path)).status;

describe('a link to a document', () => {
  it.each(['staff', 'owner'] as const)(
    'opens it for %s, as an attachment that can do nothing (WIZ-41, WIZ-62)',
    async (who) => {
      const answer = await get(links.file({ document: document.id, userId: users[who] }));
      expect(answer.status).toBe(200);
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf());
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-length': String(document.size),
        'content-disposition': `attachment; filename="Vergi Levhas_.pdf"; filename*=UTF-8''Vergi%20Levhas%C4%B1.pdf`,
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
    },
  );

  it.each([
    ['https://partner.example', 'https://partner.example'],
    ['https://stranger.example', null],
  ])('is readable for a page of %s as the API is: %s (WIZ-62)', async (origin, allowed) => {
    const target = { document: photo.id, userId: users.owner };
    for (const path of [links.file(target), links.preview(target), '/files/none']) {
      const { headers } = await fetch(`${server.url}${path}`, { headers: { origin } });
      expect([headers.get('access-control-allow-origin'), headers.get('vary')]).toEqual([allowed, 'Origin']);
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    }
  });

  it('shows the picture made of a picture in the page, and of a PDF none (STAFF-37)', async () => {
    const answer = await get(links.preview({ document: photo.id, userId: users.owner }));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('content-disposition')).toBe('inline');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(Buffer.from(await answer.arrayBuffer()).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    expect(await status(links.preview({ document: document.id, userId: users.owner }))).toBe(404);
  });

  it('is over after five minutes (WIZ-62)', async () => {
    const link = links.file({ document: document.id, userId: users.owner });
    server.clock.advance(linkLife * 1000 - 1);
    expect(await status(link)).toBe(200);
    server.clock.advance(1001);
    expect(await status(link)).toBe(404);
    server.clock.set(testStart);
  });

  it('is broken by any change, and its signature opens no other document and no other user (WIZ-62)', async () => {
    const link = links.file({ document: document.id, userId: users.owner });
    expect(await status(link)).toBe(200);
    const changed = [...link].flatMap((sign, index) => {
      if (index < '/files/'.length || '?&='.includes(sign)) return [];
      return `${link.slice(0, index)}${sign === '1' ? '2' : '1'}${link.slice(index + 1)}`;
    });
    const others = [
      link.replace(document.id, photo.id),
      link.replace(`u=${users.owner}`, `u=${users.staff}`),
      link.replace(/\?.*/, ''),
      link.replace(document.id, document.storageKey),
      `${link}&u=${users.staff}`,
      '/files/$AMU2',
      '/files/1',
      '/files/',
      '/files',
      '/files/..%2f..%2fetc/passwd',
    ];
    for (const path of [...changed, ...others]) expect([path, (await status(path)) >= 400]).toEqual([path, true]);
    expect(await Promise.all(changed.map(status))).toEqual(changed.map(() => 404));
  });

  it('does not open for accounts that may not see the application (STAFF-37)', async () => {
    for (const userId of [users.stranger, users.reporter, 999_999]) {
      expect(await status(links.file({ document: document.id, userId }))).toBe(404);
      expect(await status(links.preview({ document: photo.id, userId }))).toBe(404);
    }
    const nothing = '5f0c2c1e-7c1d-4b53-9d1e-0a4b8f0f9a11';
    expect(await status(links.file({ document: nothing, userId: users.staff }))).toBe(404);
    expect(await status(links.file({ document: '1', userId: users.staff }))).toBe(404);
  });

  it('closes at once for an account that became passive (WIZ-62)', async () => {
    const link = links.file({ document: document.id, userId: users.staff });
    expect(await status(link)).toBe(200);
    const activate = (active: boolean) =>
      server.db.updateTable('panel_users').set({ active }).where('id', '=', users.staff).execute();
    await activate(false);
    expect(await status(link)).toBe(404);
    await activate(true);
    expect(await status(link)).toBe(200);
  });

  it('is no public picture, and stands in no log (WIZ-62)', async () => {
    await get(links.file({ document: document.id, userId: users.owner }));
    for (const key of [
      document.id,
      document.storageKey,
      `${document.id}.jpg`,
      `../private-documents/stored/${document.storageKey}`,
    ]) {
      expect(await status(`/media/${encodeURIComponent(key)}`)).toBe(404);
      expect(await status(`/media/${key}`)).toBe(404);
    }
    expect(server.log.some((line) => line.includes('"/files/'))).toBe(true);
    expect(server.log.filter((line) => line.includes(document.id) && !line.includes('/media/'))).toEqual([]);
  });

  it('to a file that is gone is answered 404, and told to the operator', async () => {
    const lost = await store.take({ name: 'x.pdf', type: '', bytes: pdf() });
    await addDocument(server.db, await addApplication(server.db, 'lost@telve.example'), 'contract', lost);
    await store.documents.drop([lost.storageKey]);
    expect(await status(links.file({ document: lost.id, userId: users.staff }))).toBe(404);
    expect(server.log.some((line) => line.includes('a stored document is missing'))).toBe(true);
  });
});

describe('readiness', () => {
  it('names the storage when no further document would fit', async () => {
    const { readiness } = server.app;
    expect((await server.send('GET', '/health/ready')).text).toBe('{"status":"ready"}');
    const { room } = readiness;
    readiness.room = async () => 9_999_999;
    const answer = await server.send('GET', '/health/ready');
    readiness.room = room;
    expect([answer.status, answer.text]).toEqual([200, '{"status":"ready","degraded":["storage"]}']);
  });
});
