import { createHash, randomBytes } from 'node:crypto';
import { systemClock } from '../clock';
import { createFileStore } from '../documents/store';

/** Stores files of 2 MB in `FOLDER`, one after the other, and says key and hash of each once it is acknowledged. */
const store = createFileStore(process.env.FOLDER as string, systemClock);

for (;;) {
  const bytes = randomBytes(2_000_000);
  const key = await store.put(bytes);
  process.stdout.write(`${key} ${createHash('sha256').update(bytes).digest('hex')}\n`);
}
