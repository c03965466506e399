import { setTimeout as sleep } from 'node:timers/promises';
import { type Campaign, campaignEntries } from '@telve/api';
import type { Db } from '../src/http/call';
import { createRandom } from '../src/seed/random';
import { call } from './harness/calls';
import { createClient, payloadOf, signIn } from './harness/client';
import { createChecks, percentile, seconds } from './harness/figures';
import { restartLimits, startServer } from './harness/server';
import type { Trial } from './trial';

/** Codes of a campaign of this trial. */
const wanted = 20_000;

const form = (round: number) => ({
  ...{ title: `Kesinti ${round}`, shortDescription: 'Kesinti', description: 'Kesinti', endDate: '2099-12-31' },
  ...{ type: 'CouponCode' as const, discount: 10, usageCount: 1, codeType: 'Unique' as const, userCount: wanted },
});

const countsOf = async (db: Db, id: number) => {
  const { codes_made: counted } = await db
    .selectFrom('campaigns')
    .select('codes_made')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { made, different } = await db
    .selectFrom('campaign_codes')
    .select(({ fn }) => [fn.countAll<number>().as('made'), fn.count<number>('code').distinct().as('different')])
    .where('campaign_id', '=', id)
    .executeTakeFirstOrThrow();
  return { counted, made: Number(made), different: Number(different) };
};

/**
 * kill -9 in the middle of the making of 20,000 codes: what was counted is there, and the next server goes on until
 * there are as many as were asked for, none twice and none more.
 */
export const killDuringCodes: Trial = async ({ place, seed, size }) => {
  const { expect, faults } = createChecks();
  const random = createRandom(seed);
  const rounds = size('rounds', 5);
  const starts: number[] = [];
  const cuts: number[] = [];
  let server = await startServer(place.env);

  for (let round = 1; round <= rounds; round += 1) {
    const client = createClient(server.url);
    const { accessToken: token } = await signIn(client);
    const made = payloadOf(await call(client, campaignEntries.create, form(round), { token })) as Campaign;
    await sleep(random.int(50, 1200));
    await server.kill();
    client.close();

    const database = await place.open();
    const cut = await countsOf(database.db, made.id);
    // A process that died keeps its job for a minute: here the minute is over at once.
    await database.db
      .updateTable('jobs')
      .set({ locked_until: new Date(0) })
      .where('state', '=', 'running')
      .execute();
    await database.close();
    cuts.push(cut.made);
    expect(cut.made === cut.counted, `round ${round}: ${cut.made} codes are there and ${cut.counted} are counted`);

    server = await startServer(place.env);
    starts.push(server.startMs);
    const again = createClient(server.url);
    const { accessToken } = await signIn(again);
    const read = async () =>
      payloadOf(await call(again, campaignEntries.detail, { id: made.id }, { token: accessToken })) as Campaign;
    const until = performance.now() + 60_000;
    while ((await read()).codeProgress !== null && performance.now() < until) await sleep(200);
    expect((await read()).codeProgress === null, `round ${round}: the codes were not finished`);
    again.close();
  }
  expect((await server.stop()) === 0, 'the last server did not stop cleanly');
  const database = await place.open();
  const campaigns = await database.db
    .selectFrom('campaigns')
    .select('id')
    .where('title', 'like', 'Kesinti %')
    .execute();
  for (const { id } of campaigns) {
    const { counted, made, different } = await countsOf(database.db, id);
    const isWhole = counted === wanted && made === wanted && different === wanted;
    expect(isWhole, `campaign ${id}: ${counted} counted, ${made} made, ${different} different`);
  }
  await database.close();
  const slowest = percentile(starts, 1);
  expect(slowest <= restartLimits[place.engine], `a restart took ${seconds(slowest)}`);
  expect(
    cuts.some((count) => count > 0 && count < wanted),
    'no kill has met the making half way',
  );
  return {
    figures: `${rounds} kills while ${wanted} codes were made, of which ${cuts.join(', ')} were there after the kill; ready again after ${seconds(percentile(starts, 0.5))} (longest ${seconds(slowest)}), seed ${seed}`,
    faults,
  };
};
