import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockDirectory } from '../db/embedded/lock';
import { runDemoProgram, UsageError } from './run';
import { cliTexts } from './texts';

// `npm run reset`: forgets the embedded database and its pictures; refused while a server uses them.
await runDemoProgram(async ({ databaseUrl, dataDir }) => {
  if (databaseUrl) throw new UsageError(cliTexts.onlyEmbedded);
  await mkdir(dataDir, { recursive: true });
  const lock = await lockDirectory(dataDir);
  try {
    await rm(join(dataDir, 'database'), { recursive: true, force: true });
    await rm(join(dataDir, 'public-images'), { recursive: true, force: true });
  } finally {
    await lock.release();
  }
  process.stdout.write(`${cliTexts.reset(dataDir)}\n`);
});
