import { mkdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseHandle } from '../src/db/index';
import { createRandom } from '../src/seed/random';
import { createClient, signIn } from './harness/client';
import { createChecks, percentile, seconds } from './harness/figures';
import { restartLimits, startServer } from './harness/server';
import type { Acknowledged } from './kill/acknowledged';
import { ageFiles, countFiles, foldersOf, wrongFiles } from './kill/files';
import { tally } from './kill/tally';
import { lostChanges } from './kill/truth';
import { beginForm, type Fate, type SavedForm, saveAgain, settle } from './kill/uploads';
import type { Trial } from './trial';

/** Who saves which application: the applicant the own one, staff two that were handed in. */
const saves = [
  { who: 'applicant', email: 'applicant@telve.example' },
  { who: 'admin', email: 'applicant2@telve.example' },
  { who: 'admin', email: 'aylin.dogrusozer@telve.example' },
] as const;

/** Each save has raised the version once and written one audit row. */
const wrongVersions = async (db: DatabaseHandle['db'], forms: readonly SavedForm[]): Promise<string[]> => {
  const wrong: string[] = [];
  for (const { id, begun } of forms) {
    const row = await db.selectFrom('merchant_applications').select('version').where('id', '=', id).executeTakeFirst();
    const audit = db.selectFrom('audit_log').select('id').where('entity', '=', 'merchant_application');
    const rows = await audit.where('entity_id', '=', String(id)).execute();
    const raised = Number(row?.version) - begun;
    if (raised !== rows.length) wrong.push(`application ${id}: ${raised} changes, ${rows.length} audit rows`);
  }
  return wrong;
};

/** kill -9 in the middle of forms with files, again and again: a save is kept whole or not at all, and nothing is left over. */
export const killDuringUploads: Trial = async ({ place, seed, size }) => {
  const { expect, faults } = createChecks();
  const random = createRandom(seed);
  const rounds = size('rounds', 20);
  const folders = foldersOf(String(place.env.DATA_DIR));
  const env = { ...place.env, TMPDIR: folders.uploads };
  await mkdir(folders.uploads);
  const changes: Acknowledged['changes'] = [];
  const starts: number[] = [];
  const fates: Fate[] = [];
  const left: string[] = [];
  let forms: SavedForm[] = [];

  const restart = async () => {
    await ageFiles(folders);
    const server = await startServer(env);
    starts.push(server.startMs);
    const client = createClient(server.url);
    const { accessToken: admin } = await signIn(client);
    for (const form of forms) {
      const fate = await settle(client, admin, form).catch(({ message }: Error) => expect(false, message));
      if (fate) fates.push(fate);
    }
    return { server, client, admin };
  };

  for (let round = 0; round < rounds; round += 1) {
    const { server, client, admin } = await restart();
    if (round === 0) {
      starts.length = 0;
      forms = await Promise.all(saves.map(({ email }) => beginForm(client, admin, email)));
    }
    const { accessToken: applicant } = await signIn(client, 'applicant');
    const tokens = { admin, applicant };
    const over = Promise.allSettled(
      forms.map((form, n) => saveAgain(client, tokens[saves[n]?.who ?? 'admin'], form, random, changes)),
    );
    await sleep(random.int(50, 1500));
    await server.kill();
    for (const result of await over) {
      const refused = result.status === 'rejected' && /answered/.test(String(result.reason));
      expect(!refused, `round ${round + 1}: ${String((result as PromiseRejectedResult).reason)}`);
    }
    client.close();
    left.push(await countFiles(folders));
  }
  const { server, client } = await restart();
  client.close();
  expect((await server.stop()) === 0, 'the last server did not stop cleanly');
  const database = await place.open();
  const lost = await lostChanges(database.db, changes);
  const versions = await wrongVersions(database.db, forms);
  const files = await wrongFiles(database.db, folders);
  await database.close();
  faults.push(...lost, ...versions, ...files);
  const slowest = percentile(starts, 1);
  expect(slowest <= restartLimits[place.engine], `a restart took ${seconds(slowest)}`);
  const { none = 0, ...cut } = Object.fromEntries(tally(fates));
  expect(none < fates.length, 'no kill has struck a save');
  const told = Object.entries(cut).map(([fate, count]) => `${count} ${fate}`);
  return {
    figures: `${rounds} kills, ${changes.length} acknowledged saves, ${lost.length} lost; cut saves: ${told.join(', ')}; after the last kill ${left.at(-1)}, ${files.length} files or rows wrong at the end; ready again after ${seconds(percentile(starts, 0.5))} (longest ${seconds(slowest)}), seed ${seed}`,
    faults,
  };
};
