import { createClient, payloadOf, signIn } from './harness/client';
import { createChecks, type Outcome, seconds } from './harness/figures';
import type { Place } from './harness/place';
import { launchServer, startServer } from './harness/server';
import type { Trial } from './trial';

/** Milliseconds within which a second process on the same directory must have given up. */
const patience = 5000;

/** One directory: the second process ends and names the first; once the first is killed a third one starts. */
const oneDirectory = async (place: Place): Promise<Outcome> => {
  const { expect, faults } = createChecks();
  const first = await startServer(place.env);
  const begun = performance.now();
  const second = await launchServer(place.env);
  const alarm = setTimeout(() => second.process.kill('SIGKILL'), 2 * patience);
  const code = await second.ended;
  clearTimeout(alarm);
  const took = performance.now() - begun;
  expect(code !== 0 && code !== null, `the second process ended with ${code}`);
  expect(took <= patience, `the second process took ${seconds(took)} to give up`);
  expect(second.errors().includes(`process ${first.process.pid}`), `the holder is not named: ${second.errors()}`);
  expect(!first.hasEnded(), 'the first process ended');
  await first.kill();
  const third = await startServer(place.env);
  expect((await third.stop()) === 0, 'the third process did not stop cleanly');
  return {
    figures: `second gave up after ${seconds(took)} with code ${code}, start after kill -9 of the holder ${seconds(third.startMs)}`,
    faults,
  };
};

/** One PostgreSQL: any number of processes serve it, and what one signs in the other knows. */
const oneDatabase = async (place: Place): Promise<Outcome> => {
  const { expect, faults } = createChecks();
  const first = await startServer(place.env);
  const second = await startServer(place.env);
  const clients = [first, second].map(({ url }) => createClient(url));
  const [here, there] = clients as [(typeof clients)[number], (typeof clients)[number]];
  const { refreshToken } = await signIn(here);
  const { accessToken } = payloadOf<{ accessToken: string }>(
    await there.send('POST', '/api/panel/auth/refresh-token', { body: { refreshToken } }),
  );
  const list = await here.send('GET', '/api/panel/venue/venue-list', { token: accessToken });
  expect(list.status === 200, `a token renewed by the second process was answered ${list.status} by the first`);
  await first.kill();
  const alone = await there.send('GET', '/api/panel/venue/venue-list', { token: accessToken });
  expect(alone.status === 200, `after kill -9 of the first process the second answered ${alone.status}`);
  expect((await second.stop()) === 0, 'the second process did not stop cleanly');
  for (const client of clients) client.close();
  return { figures: 'two processes serve one database, each other’s sessions included', faults };
};

/** Two processes, one place. */
export const twoProcesses: Trial = ({ place }) =>
  place.engine === 'embedded' ? oneDirectory(place) : oneDatabase(place);
