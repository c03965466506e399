import type { Answer, TestServer } from './server';

/** The five fields of a public form, as a person types them. */
export const form = (email: string, change: Record<string, unknown> = {}) => ({
  storeName: 'Çınaraltı Kahve',
  authorizedPerson: 'Şükrü Çağ',
  phoneNumber: '532 123 45 67',
  email,
  address: 'Bağdat Caddesi 1, Kadıköy',
  ...change,
});

/** The codes mailed to an address, the newest first. */
export const codesOf = async ({ db }: Pick<TestServer, 'db'>, email: string): Promise<string[]> => {
  const mails = await db
    .selectFrom('mail_outbox')
    .select('body_text')
    .where('recipient', '=', email)
    .where('template', '=', 'applicationCode')
    .orderBy('id', 'desc')
    .execute();
  return mails.map(({ body_text }) => /\b\d{6}\b/.exec(body_text ?? '')?.[0] ?? 'none');
};

/** The newest code mailed to an address. */
export const codeOf = async (server: Pick<TestServer, 'db'>, email: string): Promise<string> =>
  (await codesOf(server, email))[0] ?? 'none';

/** A code of six digits that is not this one. */
export const otherCode = (code: string, step = 1): string => String((Number(code) + step) % 1_000_000).padStart(6, '0');

const base = '/api/panel/company-application';

/** The calls of the public forms, from an address behind the test server's proxy. */
export const publicForms = (server: () => TestServer, address = '192.0.2.1') => {
  const headers = { 'x-forwarded-for': address };
  const post = (path: string, body: unknown, more: Record<string, string> = {}): Promise<Answer<unknown>> =>
    server().send('POST', path, { body, headers: { ...headers, ...more } });
  return {
    check: (email: string) => server().send('GET', `${base}/check-by-email/${encodeURIComponent(email)}`, { headers }),
    sendCode: (email: string, authorizedPerson = 'Şükrü Çağ') =>
      server().send<{ expiresIn: number }>('POST', `${base}/send-mail-otp`, {
        body: { email, authorizedPerson },
        headers,
      }),
    confirm: (email: string, code: string, etkContract: unknown = true) =>
      post(`${base}/confirm-mail-otp`, { email, code, etkContract }),
    create: (body: unknown, key?: string) =>
      post(`${base}/new-application`, body, key === undefined ? {} : { 'idempotency-key': key }),
    createSimple: (body: unknown, key?: string) =>
      post('/api/panelApplication/applicationForm', body, key === undefined ? {} : { 'idempotency-key': key }),
  };
};

/** Sends a code and confirms it. */
export const confirmEmail = async (
  server: TestServer,
  forms: ReturnType<typeof publicForms>,
  email: string,
): Promise<void> => {
  await forms.sendCode(email);
  const answer = await forms.confirm(email, await codeOf(server, email));
  if (answer.status !== 200) throw new Error(`${email} was not confirmed: ${answer.text}`);
};

/** What an answer says: `ok`, or the code of its refusal. */
export const saying = ({ status, body }: Answer<unknown>): string =>
  status === 200 ? 'ok' : String(body?.friendlyMessage?.code ?? status);
