import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { companyColumns } from '@telve/api/imports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '../../../http/errors';
import { UploadedFile } from '../../../http/uploaded-file';
import { csvBy } from '../../../testing/imports';
import { createImportReader, type ReaderLimits } from './reader';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'telve-sheets-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const fileOf = async (name: string, content: string): Promise<UploadedFile> => {
  const path = join(folder, name);
  await writeFile(path, content);
  return new UploadedFile(name, 'text/csv', content.length, '', path);
};
const companies = (count: number): string =>
  csvBy(
    companyColumns,
    Array.from({ length: count }, (_, n) => ({ companyName: `Kahve ${n}`, taxIdentity: String(1_000_000_000 + n) })),
  );
const codeOf = (file: UploadedFile, limits?: ReaderLimits): Promise<string> =>
  createImportReader(limits)
    .read(file, 'companies')
    .then(
      () => 'read',
      (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
    );

const threads = (): number => (process.report.getReport() as { workers: unknown[] }).workers.length;

describe('the reader of imports', () => {
  it('reads a file while the server goes on', async () => {
    const file = await fileOf('cok.csv', companies(10_000));
    let longest = 0;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
    }, 5);
    const { rows } = await createImportReader().read(file, 'companies');
    clearInterval(timer);
    expect(rows).toHaveLength(10_000);
    expect(longest).toBeLessThan(500);
  });

  it('gives up on a file that takes too long, or more memory than it may have, and ends its thread', async () => {
    const file = await fileOf('uzun.csv', companies(10_000));
    const before = threads();
    expect(await codeOf(file, { patience: 1, memory: 256 })).toBe('import_limits');
    expect(await codeOf(file, { patience: 20_000, memory: 8 })).toBe('import_limits');
    expect(threads()).toBe(before);
    expect(await codeOf(file)).toBe('read');
  });

  it('tells a file that it cannot even open as one that cannot be read', async () => {
    const gone = new UploadedFile('yok.csv', 'text/csv', 10, '', join(folder, 'yok.csv'));
    expect(await codeOf(gone)).toBe('import_unreadable');
  });

  it('takes files in turn, two at a time', async () => {
    const file = await fileOf('az.csv', companies(3));
    const reader = createImportReader();
    const all = await Promise.all(Array.from({ length: 6 }, () => reader.read(file, 'companies', 10)));
    expect(all.map(({ rows }) => rows[0]?.line)).toEqual(Array(6).fill(10));
  });
});
