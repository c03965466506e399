import { createHash } from 'node:crypto';
import type { ContractContent } from '@telve/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmEmail, publicForms, saying } from '../../testing/publicApplications';
import { startTestServer, type TestServer } from '../../testing/server';
import { agreedText } from './contract-texts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ask = (type: string) =>
  server.send<ContractContent>('GET', `/api/contract/get-contract-content?ContractType=${type}`);

const consents = (email: string) =>
  server.db
    .selectFrom('consents')
    .select(['text_version', 'text_sha256'])
    .where('email_folded', '=', email)
    .where('kind', '=', 'TransferAbroad')
    .execute();

describe('the contract text', () => {
  it('is there from the first start, in Turkish paragraphs, for everybody (APP-39, D-37)', async () => {
    const { payload } = (await ask('ClarificationText')).body;
    expect(payload).toMatchObject({ version: 1, title: 'Kişisel Verilere İlişkin Aydınlatma ve Açık Rıza Metni' });
    expect(payload?.content.split('\n\n').length).toBeGreaterThan(7);
    expect(payload?.content).toContain('6698 sayılı');
    expect(payload?.content).not.toMatch(/[<>]/);
  });

  it.each(['Unknown', '', 'clarificationtext'])('of the type %j is refused (APP-39, D-37)', async (type) => {
    expect(saying(await ask(type))).toBe('validation_failed');
  });

  it('has a hash that a consent can be checked against (D-37)', async () => {
    const { title, content, sha256 } = await server.db
      .selectFrom('contract_texts')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(sha256).toBe(createHash('sha256').update(`${title}\n\n${content}`).digest('hex'));
  });

  it('that changes is a new version; consents to the old one stay what they were (D-37)', async () => {
    const forms = publicForms(() => server);
    await confirmEmail(server, forms, 'first@telve.example');
    const before = await consents('first@telve.example');
    const next = { type: 'ClarificationText', version: 2, title: 'Yeni', content: 'Yeni metin', sha256: 'of two' };
    await server.db.insertInto('contract_texts').values(next).execute();
    expect((await ask('ClarificationText')).body.payload).toEqual({ title: 'Yeni', version: 2, content: 'Yeni metin' });
    await confirmEmail(server, forms, 'second@telve.example');
    expect(await consents('second@telve.example')).toEqual([{ text_version: 2, text_sha256: 'of two' }]);
    expect(await consents('first@telve.example')).toEqual(before);
    expect(before[0]?.text_version).toBe(1);
  });

  it.each([
    [1, 1],
    [undefined, 2],
  ])('of version %s that was shown is the one a consent names: %s (D-37)', async (shown, named) => {
    const text = await agreedText(server.db, shown);
    expect(text.version).toBe(named);
  });

  it('that there is not is named by no consent: the version is refused (D-37)', async () => {
    const body = { email: 'late@telve.example', code: '123456', etkContract: true, contractVersion: 99 };
    const answer = await server.send('POST', '/api/panel/company-application/confirm-mail-otp', { body });
    expect([answer.status, answer.body.errors]).toEqual([
      400,
      [expect.objectContaining({ field: 'contractVersion', code: 'one_of' })],
    ]);
  });
});
