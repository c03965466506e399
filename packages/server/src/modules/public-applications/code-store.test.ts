import { createSecretKey, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../db/types/handle';
import { createApplicationMails } from '../../mail/index';
import { openTestDatabase } from '../../testing/database';
import { createAuthLimits } from '../auth/limits';
import { countTry, storeCode, takeConfirmation, useCode } from './code-store';
import { createEmailCodes } from './codes';
import { sendCode } from './send-code';

let handle: DatabaseHandle;
beforeAll(async () => {
  handle = await openTestDatabase();
});
afterAll(() => handle.close());

const now = new Date('2026-03-10T09:00:00Z');
const at = (seconds: number): Date => new Date(now.getTime() + seconds * 1000);

describe('a code that two have tried at the same time', () => {
  it('is used by one of them (D-36)', async () => {
    const code = { email: 'two@telve.example', hash: 'of the code', now };
    await storeCode(handle.db, code);
    expect(await countTry(handle.db, code.email, now)).toEqual({ hash: 'of the code', isLast: false });
    expect(await countTry(handle.db, code.email, now)).toEqual({ hash: 'of the code', isLast: false });
    expect([await useCode(handle.db, code), await useCode(handle.db, code)]).toEqual([true, false]);
    expect(await countTry(handle.db, code.email, now)).toBeUndefined();
  });

  it('is used by none when a new one has taken its place meanwhile (D-36)', async () => {
    const code = { email: 'new@telve.example', hash: 'of the code', now };
    await storeCode(handle.db, code);
    await countTry(handle.db, code.email, at(179));
    await storeCode(handle.db, { ...code, hash: 'of the next', now: at(180) });
    expect(await useCode(handle.db, { ...code, now: at(180) })).toBe(false);
    expect(await takeConfirmation(handle.db, code.email, at(180))).toBe(false);
  });
});

describe('a code whose mail cannot be queued', () => {
  it('is not kept, costs nothing, and the next one is sent at once (D-36)', async () => {
    const call = {
      db: handle.db,
      caller: null,
      requestId: 'x',
      address: '192.0.2.1',
      userAgent: '',
      now,
      afterCommit: () => {},
      atEnd: () => {},
    };
    const mails = createApplicationMails({ clock: { now: () => now }, publicUrl: 'https://panel.example' });
    const services = {
      limits: createAuthLimits(handle.db),
      uniformAnswers: false,
      applicationMails: mails,
      emailCodes: createEmailCodes(createSecretKey(randomBytes(32))),
    };
    const broken = {
      ...services,
      applicationMails: { ...mails, sendCode: () => Promise.reject(new Error('no mail')) },
    };
    const input = { email: 'broken@telve.example', authorizedPerson: 'Ece Ok' };
    for (let n = 0; n < 5; n += 1) await expect(sendCode(broken, input, call)).rejects.toThrow('no mail');
    expect(await countTry(handle.db, input.email, now)).toBeUndefined();
    expect(await sendCode(services, input, call)).toBe(180);
  });
});
