import type { SignedIn } from '@telve/api';
import { addAccount } from './fixtures';
import { startTestServer, type TestServer } from './server';

/** The calls about passwords against a test server, and what it mailed. */
export interface Passwords {
  server: TestServer;
  /** A new report user, with a name that tries to break mails; answers the address. */
  addUser(): Promise<string>;
  adminToken(): Promise<string>;
  login(email: string, password: string): ReturnType<typeof logIn>;
  forgot(email: string): ReturnType<TestServer['send']>;
  change(token: string, current: string, next: string): ReturnType<typeof logIn>;
  lastMail(): ReturnType<typeof newestMail>;
  /** The temporary password of the last mail. */
  mailedPassword(): Promise<string>;
  close(): Promise<void>;
}

const admin = 'admin@telve.example';

const logIn = (server: TestServer, email: string, password: string) =>
  server.send<SignedIn>('POST', '/api/panel/auth/login', { body: { email, password, etkContract: true } });

const newestMail = ({ db }: TestServer) =>
  db.selectFrom('mail_outbox').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();

/** A server without limits, with one PanelUser. */
export const startPasswords = async (): Promise<Passwords> => {
  const server = await startTestServer({ config: { limitsOff: true } });
  await addAccount(server.db, { email: admin, role: 'PanelUser' });
  let count = 0;
  return {
    server,
    addUser: async () => {
      count += 1;
      const email = `user${count}@telve.example`;
      await addAccount(server.db, { email, role: 'PanelReportUser', firstName: 'Ali\r\nBcc: x@y {{7*7}} <b>' });
      return email;
    },
    adminToken: async () => (await server.signIn(admin)).accessToken,
    login: (email, password) => logIn(server, email, password),
    forgot: (email) => server.send('POST', '/api/panel/auth/forgot-password', { body: { email } }),
    change: (token, currentPassword, newPassword) =>
      server.send('POST', '/api/panel/auth/change-password', { token, body: { currentPassword, newPassword } }),
    lastMail: () => newestMail(server),
    mailedPassword: async () =>
      /[A-Z2-9]{5}(?:-[A-Z2-9]{5}){3}/.exec((await newestMail(server)).body_text ?? '')?.[0] ?? 'none',
    close: () => server.close(),
  };
};
