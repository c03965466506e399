import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockDirectory } from '../db/embedded/lock';
import { runDemoProgram, UsageError } from './run';
import { cliTexts } from './texts';

// `npm run reset`: forgets the embedded database, its pictures and the applicants' documents; refused while a server uses them.
await runDemoProgram(async ({ databaseUrl, dataDir }) => {
  if (databaseUrl) throw new UsageError(cliTexts.onlyEmbedded);
  await mkdir(dataDir, { recursive: true });
  const lock = await lockDirectory(dataDir);
  try {
    for (const folder of ['database', 'public-images', 'private-documents']) {
      await rm(join(dataDir, folder), { recursive: true, force: true });
    }
  } finally {
    await lock.release();
  }
  process.stdout.write(`${cliTexts.reset(dataDir)}\n`);
});
