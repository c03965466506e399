import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { manualClock } from '../clock';
import type { CallTimes } from '../http/call-times';
import { registerErrors } from '../http/error-handler';
import type { Registered } from '../http/handlers';
import { registerMultipart } from '../http/multipart';
import { registerPlainAddresses } from '../http/plain-address';
import { registerCalls } from '../http/register';
import { serverOptions } from '../http/server-options';
import { createAccessTokens } from '../security/access-token';
import { createAccountReader } from '../security/accounts';
import { deriveKeys } from '../security/keys';
import { createWidgetTokens } from '../security/widget-token';
import { openTestDatabase } from './database';
import { testStart } from './server';

/** Keys of the calls under test. */
export const testKeys = deriveKeys('a secret of the tests that is long enough for everybody');

export interface TestCalls {
  url: string;
  close(): Promise<void>;
}

/**
 * Serves calls made for a test, as the server serves those of the contract, over the engine under test.
 * @param more registers what is no call
 * @param times instead of those that calls have
 */
export const startTestCalls = async (
  calls: readonly Registered[],
  more: (app: FastifyInstance) => void = () => {},
  times: Partial<CallTimes> = {},
): Promise<TestCalls> => {
  const clock = manualClock(testStart);
  const database = await openTestDatabase();
  const app = fastify(serverOptions({ log: { level: 'silent' }, trustProxy: false }));
  const events = { note: () => {} };
  registerPlainAddresses(app);
  registerMultipart(app);
  registerErrors(app, { entries: calls.map(({ entry }) => entry), events });
  registerCalls(app, calls, {
    db: database.db,
    clock,
    accessTokens: createAccessTokens(testKeys, clock),
    widgetTokens: createWidgetTokens(testKeys, clock),
    accounts: createAccountReader(database.db),
    events,
    times,
  });
  more(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    close: async () => {
      await app.close();
      await database.close();
    },
  };
};
