import { afterEach, expect, it, vi } from 'vitest';
import { readInWorker, SheetError } from '../browser';

const csv = (text: string, name = 'liste.csv') => new File([text], name);
const RealWorker = globalThis.Worker;

/** Workers as they are, counted. */
function countWorkers(
  create: (url: URL, options: WorkerOptions) => Worker = (url, options) => new RealWorker(url, options),
) {
  const made: Worker[] = [];
  const counted = (url: URL, options: WorkerOptions) => {
    const worker = create(url, options);
    vi.spyOn(worker, 'terminate');
    made.push(worker);
    return worker;
  };
  // What a constructor returns is what `new` gives.
  vi.stubGlobal('Worker', new Proxy(RealWorker, { construct: (_, [url, options]) => counted(url, options) }));
  return made;
}

afterEach(() => vi.unstubAllGlobals());

it('reads a file in a worker and ends it', async () => {
  const made = countWorkers();
  const sheet = await readInWorker(csv('Ad;Tel\nÇınar;05321234567'));
  expect(sheet.rows).toEqual([
    ['Ad', 'Tel'],
    ['Çınar', '05321234567'],
  ]);
  expect(made).toHaveLength(1);
  expect(made[0]?.terminate).toHaveBeenCalled();
});

it('brings the error of a file out of the worker', async () => {
  const error = await readInWorker(csv('<html></html>', 'liste.xls')).catch((one: unknown) => one);
  expect(error).toBeInstanceOf(SheetError);
  expect(error).toMatchObject({ code: 'type', params: { extension: 'xls', content: 'html' } });
});

it.each<[string, (url: URL, options: WorkerOptions) => Worker]>([
  [
    'the page may make none',
    () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  ],
  ['its file is not there', () => new RealWorker(new URL('/nowhere.js', location.href), { type: 'module' })],
])('reads in the page when %s', async (_, create) => {
  countWorkers(create);
  expect((await readInWorker(csv('a;b'))).rows).toEqual([['a', 'b']]);
});

it('ends with the reason of its signal, before, while starting and while reading', async () => {
  const made = countWorkers();
  const reason = new Error('chosen again');
  await expect(readInWorker(csv('a;b'), { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  expect(made).toHaveLength(0);
  const controller = new AbortController();
  const reading = readInWorker(csv('a;b\n'.repeat(5_000)), { signal: controller.signal });
  controller.abort(reason);
  await expect(reading).rejects.toBe(reason);
  for (const worker of made) expect(worker.terminate).toHaveBeenCalled();
});

it('ends when reading takes too long', async () => {
  await expect(readInWorker(csv(`${'a;b\n'.repeat(9_000)}`), { seconds: 0 })).rejects.toMatchObject({
    code: 'limits',
    params: { limit: 'seconds', max: 0 },
  });
});

it('does not open a file that is too large', async () => {
  const file = csv('a');
  Object.defineProperty(file, 'size', { value: 5_000_001 });
  await expect(readInWorker(file)).rejects.toMatchObject({ code: 'limits', params: { limit: 'bytes' } });
});
