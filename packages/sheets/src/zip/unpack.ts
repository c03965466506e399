import { SheetError } from '../errors';
import type { SheetLimits } from '../limits';
import { crc32 } from './crc32';
import type { ZipEntry } from './directory';

/** Size from which on the ratio is looked at. */
const RATIO_FROM = 1_000_000;

/** Counts what comes out of all parts together, while it comes. */
export class UnpackBudget {
  readonly #limits: SheetLimits;
  readonly #packed: number;
  #unpacked = 0;

  /** @param packed bytes of the whole file */
  constructor(limits: SheetLimits, packed: number) {
    this.#limits = limits;
    this.#packed = packed;
  }

  /** @throws SheetError `limits` */
  spend(bytes: number): void {
    const { unpacked, ratio } = this.#limits;
    this.#unpacked += bytes;
    if (this.#unpacked > unpacked) throw new SheetError('limits', { limit: 'unpacked', max: unpacked });
    if (this.#unpacked > RATIO_FROM && this.#unpacked > ratio * this.#packed) {
      throw new SheetError('limits', { limit: 'ratio', max: ratio });
    }
  }
}

const joined = (chunks: readonly Uint8Array[], length: number): Uint8Array => {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
};

async function inflate(data: Uint8Array, budget: UnpackBudget): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = new Blob([data as BlobPart]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return joined(chunks, length);
      budget.spend(value.length);
      length += value.length;
      chunks.push(value);
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

function stored(data: Uint8Array, budget: UnpackBudget): Uint8Array {
  budget.spend(data.length);
  return data;
}

/**
 * The content of a part. What the zip says about its size is not believed.
 * @throws SheetError `limits`, `unreadable`; the platform's error on a damaged stream
 */
export async function unpack({ method, data, crc }: ZipEntry, budget: UnpackBudget): Promise<Uint8Array> {
  if (method !== 0 && method !== 8) throw new SheetError('unreadable');
  const content = method === 0 ? stored(data, budget) : await inflate(data, budget);
  if (crc32(content) !== crc) throw new SheetError('unreadable');
  return content;
}
