import { setTimeout as sleep } from 'node:timers/promises';
import type { ImportResult } from '@telve/api';
import { companyColumns, csvOf } from '@telve/api/imports';
import { machineLoad, percentile, print, seconds } from '../faults/harness/figures';
import type { RunningServer } from '../faults/harness/server';

/** What a machine of two cores must hold: milliseconds, and megabytes above what the server needs when idle. */
const bars = { importing: 20_000, listMeanwhile: 1000, firstByte: 1000, memory: 250 };
const rows = 10_000;

const list = '/api/panel/venue/venue-list?page=1&size=10';

/** Rows of a part in which the panel sends a long file. */
const partSize = 500;

/** Companies that nobody else has made. @param from number of the first one */
const companies = (from: number, count: number): string => {
  const values: Record<string, (n: number) => string> = {
    companyName: (n) => `Ölçüm Kahve ${n}`,
    companyTitle: (n) => `Ölçüm Kahvecilik Sanayi ve Ticaret Anonim Şirketi ${n}`,
    taxAdministration: () => 'Kadıköy',
    taxIdentity: (n) => String(9_000_000_000 + n),
    invoiceAddress: (n) => `Bağdat Caddesi No ${n}, Kadıköy, İstanbul`,
    invoiceMailAddress: (n) => `fatura${n}@olcum.example`,
    bankName: () => 'Ziraat Bankası',
    executiveName: () => 'İpek Çınar',
  };
  return csvOf([
    companyColumns.map(({ header }) => header),
    ...Array.from({ length: count }, (_, n) => companyColumns.map(({ field }) => values[field]?.(from + n) ?? '')),
  ]);
};

const send = async (server: RunningServer, token: string, content: string): Promise<ImportResult> => {
  const form = new FormData();
  form.append('file', new Blob([content]), 'olcum.csv');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${server.url}/api/panel/company/import`, { method: 'POST', headers, body: form });
  const { payload } = (await answer.json()) as { payload: ImportResult | null };
  if (!payload) throw new Error(`the import was answered ${answer.status}`);
  return payload;
};

/** Asks for the list again and again while `work` goes on. */
const withReaders = async <T>(server: RunningServer, token: string, work: Promise<T>): Promise<[T, number[]]> => {
  let going = true;
  const times: number[] = [];
  const reader = async () => {
    while (going) {
      const begun = performance.now();
      const answer = await fetch(`${server.url}${list}`, { headers: { authorization: `Bearer ${token}` } });
      await answer.arrayBuffer();
      times.push(answer.ok ? performance.now() - begun : Number.POSITIVE_INFINITY);
      await sleep(20);
    }
  };
  const readers = Array.from({ length: 5 }, reader);
  const result = await work.finally(() => {
    going = false;
  });
  await Promise.all(readers);
  return [result, times];
};

const tell = (holds: boolean, line: string): number => {
  print(`${holds ? 'pass' : 'FAIL'} ${line}`);
  return holds ? 0 : 1;
};

const sendAll = async (server: RunningServer, token: string, files: readonly string[]): Promise<ImportResult[]> => {
  const results: ImportResult[] = [];
  for (const file of files) results.push(await send(server, token, file));
  return results;
};

type Figure = 'created' | 'updated' | 'unchanged' | 'failed';

const measureImport = async (
  server: RunningServer,
  token: string,
  name: string,
  files: readonly string[],
): Promise<number> => {
  const begun = performance.now();
  const [results, times] = await withReaders(server, token, sendAll(server, token, files));
  const took = performance.now() - begun;
  const p99 = percentile(times, 0.99);
  const sum = (figure: Figure) => results.reduce((total, result) => total + result[figure], 0);
  return tell(
    took <= bars.importing && p99 <= bars.listMeanwhile && sum('failed') === 0,
    `${rows} companies ${name} in ${seconds(took)} (${machineLoad()}): ${sum('created')} created, ${sum('updated')} changed, ${sum('unchanged')} unchanged, ${sum('failed')} refused; venue list meanwhile p99 ${p99.toFixed(0)} ms of ${times.length}`,
  );
};

const measureExport = async (server: RunningServer, token: string): Promise<number> => {
  const idle = await server.memory();
  let peak = idle;
  let going = true;
  const watching = (async () => {
    while (going) {
      peak = Math.max(peak, await server.memory());
      await sleep(20);
    }
  })();
  const begun = performance.now();
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${server.url}/api/panel/venue/export-venue-working-hour-list`, { headers });
  let first: number | undefined;
  let bytes = 0;
  for await (const part of answer.body as unknown as AsyncIterable<Uint8Array>) {
    first ??= performance.now() - begun;
    bytes += part.length;
  }
  const took = performance.now() - begun;
  going = false;
  await watching;
  const above = peak - idle;
  return tell(
    answer.ok && (first ?? Number.POSITIVE_INFINITY) <= bars.firstByte && above <= bars.memory,
    `working hours of all venues exported in ${seconds(took)}: ${(bytes / 1e6).toFixed(1)} MB, first byte after ${(first ?? 0).toFixed(0)} ms, memory at most ${above.toFixed(0)} MB above idle (${idle.toFixed(0)} MB)`,
  );
};

/**
 * Imports 10,000 companies, in parts as the panel sends them and as one file, the same again, and exports all venues.
 *
 * @returns how many bars were missed
 */
export const measureSpreadsheets = async (server: RunningServer, token: string): Promise<number> => {
  const parts = Array.from({ length: rows / partSize }, (_, n) => companies(n * partSize, partSize));
  const whole = [companies(rows, rows)];
  return (
    (await measureImport(server, token, 'imported in parts', parts)) +
    (await measureImport(server, token, 'imported as one file', whole)) +
    (await measureImport(server, token, 'imported again', whole)) +
    (await measureExport(server, token))
  );
};
