import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Call } from '../../http/call';
import { createAccessTokens } from '../../security/access-token';
import { createHashQueue } from '../../security/hash-queue';
import { deriveKeys } from '../../security/keys';
import { createPasswords } from '../../security/passwords';
import { createSessions } from '../../security/sessions';
import { issueTemporaryPassword, temporaryPasswordMinutes } from '../../security/temporary-password';
import { addAccount } from '../../testing/fixtures';
import { startTestServer, type TestServer } from '../../testing/server';
import { noAuthLimits } from './limits';
import type { AuthServices } from './services';
import { signIn } from './sign-in';

let server: TestServer;
let services: AuthServices;
beforeAll(async () => {
  server = await startTestServer({ config: { limitsOff: true } });
  const keys = deriveKeys(server.config.secret);
  services = {
    passwords: await createPasswords(createHashQueue({ concurrency: 2, waiting: 8 })),
    sessions: createSessions(keys, createAccessTokens(keys, server.clock), server.clock),
    limits: noAuthLimits,
    events: { note: () => {} },
    authFailures: { inc: () => {} },
    mails: {} as AuthServices['mails'],
    uniformAnswers: false,
  };
});
afterAll(() => server.close());

/** An account with a mailed password, and that password. */
const addMailed = async (email: string) => {
  const id = await addAccount(server.db, { email, role: 'PanelUser' });
  const issued = await issueTemporaryPassword(services.passwords, server.clock.now(), temporaryPasswordMinutes);
  await server.db
    .updateTable('panel_users')
    .set({ temporary_password_hash: issued.hash, temporary_password_expires_at: issued.expiresAt })
    .where('id', '=', id)
    .execute();
  return { id, email, password: issued.password, etkContract: true as const };
};

const openSessions = async (userId: number): Promise<number> => {
  const rows = await server.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
  return rows.length;
};

const callAt = (now: Date): Call => ({
  db: server.db,
  caller: null,
  requestId: 'r',
  address: '192.0.2.1',
  userAgent: '',
  now,
  afterCommit: () => {},
  atEnd: () => {},
});

/** The services with a password check that, once it has matched, waits for `gate`; `matched` says that it has. */
const held = (gate: Promise<void>) => {
  let tell = () => {};
  const matched = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const verify: AuthServices['passwords']['verify'] = async (stored, typed) => {
    const matches = await services.passwords.verify(stored, typed);
    if (!matches) return false;
    tell();
    await gate;
    return true;
  };
  return { matched, services: { ...services, passwords: { ...services.passwords, verify } } };
};

it('takes a mailed password once when two sign-ins begin together (AUTH-26)', async () => {
  const { id, ...typed } = await addMailed('together@telve.example');
  const both = await Promise.allSettled(
    Array.from({ length: 2 }, () => signIn(services, typed, callAt(server.clock.now()))),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'email_or_password_incorrect' },
  });
  expect(await openSessions(id)).toBe(1);
});

it('takes it once too when the one that gets the account last began first (AUTH-26)', async () => {
  const { id, ...typed } = await addMailed('overtaken@telve.example');
  const began = server.clock.now();
  let open = () => {};
  const early = held(
    new Promise<void>((resolve) => {
      open = resolve;
    }),
  );
  const overtaken = signIn(early.services, typed, callAt(began));
  await early.matched;
  const later = new Date(began.getTime() + 5000);
  expect(await signIn(services, typed, callAt(later))).toMatchObject({ mustChangePassword: true });
  open();
  await expect(overtaken).rejects.toMatchObject({ code: 'email_or_password_incorrect' });
  expect(await openSessions(id)).toBe(1);
});
