import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '../clock';
import { uploadPrefix } from '../http/multipart';

/** Milliseconds after which no request uses its upload any more: two minutes to arrive, two to be answered, one besides. */
const requestTime = 5 * 60_000;

/**
 * Removes temporary files of uploads whose process was ended before it could. Those of living requests, also of another
 * process, are younger.
 *
 * @returns how many files went
 */
export const removeStrayUploads = async (clock: Clock): Promise<number> => {
  const folder = tmpdir();
  const end = clock.now().getTime() - requestTime;
  let removed = 0;
  for (const name of await readdir(folder)) {
    if (!name.startsWith(uploadPrefix)) continue;
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (!found || found.mtimeMs >= end) continue;
    await rm(join(folder, name), { force: true });
    removed += 1;
  }
  return removed;
};
