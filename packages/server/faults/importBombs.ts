import { setTimeout as sleep } from 'node:timers/promises';
import { companyEntries, type Envelope, type ImportResult, venueEntries } from '@telve/api';
import { createRandom, type Random } from '../src/seed/random';
import { bookOf, rowsXml, sheetBombs, sheetXml } from '../src/testing/hostileSheets';
import { expectWell, memoryInUse } from './harness/aftermath';
import { call } from './harness/calls';
import { createClient, payloadOf, type Reply, signIn } from './harness/client';
import { createChecks, percentile, timesOf } from './harness/figures';
import { startServer } from './harness/server';
import type { Trial } from './trial';

/** Milliseconds that a file may take and that a list may take meanwhile, and megabytes that all may need at once. */
const limits = { file: 20_000, list: 1000, memory: 400 };

/** A workbook that is all but too much: as many rows and columns as an import takes, nothing in it twice. */
const heaviest = (random: Random): Promise<Buffer> => {
  const columns = ['İş yeri adı', ...Array.from({ length: 19 }, (_, n) => `Sütun ${n}`)];
  const row = (n: number) => columns.map((_, column) => (column ? String(random.int(1, 1e9)) : `Ağır Kahve ${n}`));
  return bookOf(sheetXml(rowsXml([columns, ...Array.from({ length: 10_000 }, (_, n) => row(n))])));
};

const codeOf = ({ text }: Reply): string | undefined => (JSON.parse(text) as Envelope).friendlyMessage?.code;

/** All bombs of spreadsheets at once, and a file that is as heavy as one may be, while somebody else reads lists. */
export const importBombs: Trial = async ({ place, seed }) => {
  const { expect, faults } = createChecks();
  // Made beforehand: while this process makes bombs it does not hear what it is answered.
  const bombs: { what: string; file: File; code: string }[] = [];
  for (const [what, name, content, code] of sheetBombs) {
    bombs.push({ what, file: new File([new Uint8Array(await content())], name), code });
  }
  const heavy = new File([new Uint8Array(await heaviest(createRandom(seed)))], 'agir.xlsx');
  const server = await startServer(place.env);
  const client = createClient(server.url);
  const reader = createClient(server.url, 1);
  const { accessToken: token } = await signIn(client);
  const memory = await memoryInUse(server, client);

  let going = true;
  const lists: number[] = [];
  let peak = memory;
  const reads = (async () => {
    while (going) {
      const reply = await call(reader, venueEntries.list, { size: 10 }, { token });
      expect(reply.status === 200, `a list was answered ${reply.status}`);
      lists.push(reply.ms);
      peak = Math.max(peak, await server.memory());
      await sleep(20);
    }
  })();
  const put = (file: File): Promise<Reply> =>
    call(client, companyEntries.importFile, { file }, { token, patience: 120_000 });
  const times: number[] = [];
  await Promise.all(
    bombs.map(async ({ what, file, code }) => {
      const reply = await put(file);
      times.push(reply.ms);
      expect(codeOf(reply) === code, `a file ${what}: ${reply.status} ${reply.text.slice(0, 200)}`);
    }),
  );
  const taken = await put(heavy);
  const { created } = payloadOf<ImportResult>(taken);
  going = false;
  await reads;
  expect(created === 10_000, `${created} of 10000 heavy rows were taken over`);
  expect(percentile([...times, taken.ms], 1) <= limits.file, `files took ${timesOf([...times, taken.ms])}`);
  expect(percentile(lists, 0.99) <= limits.list, `lists took ${timesOf(lists)}`);
  expect(peak - memory <= limits.memory, `memory rose from ${memory} to ${peak} MB`);
  const well = await expectWell({ expect, faults }, server, client, memory);
  client.close();
  reader.close();
  await server.stop();
  return {
    figures: `${bombs.length} bombs at once ${timesOf(times)}; a heavy file of ${(heavy.size / 1e6).toFixed(1)} MB ${taken.ms.toFixed(0)} ms; ${lists.length} lists meanwhile ${timesOf(lists)}; memory at most ${peak - memory} MB above; ${well}`,
    faults,
  };
};
