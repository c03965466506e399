import { buildServer } from './build-server.mjs';
import { startPostgres } from './postgres.mjs';
import { node } from './run.mjs';
import { serverProgram } from './server.mjs';

function chosen(args) {
  const at = args.indexOf('--engine');
  if (at < 0) return { engines: ['embedded', 'postgres'], rest: args };
  return { engines: [args[at + 1]], rest: args.filter((_, index) => index !== at && index !== at + 1) };
}

async function onPostgres(program, env) {
  const cluster = await startPostgres();
  try {
    return await node(program, { env: { ...env, TELVE_TEST_POSTGRES_URL: cluster.url } });
  } finally {
    cluster.stop();
  }
}

/**
 * Runs a program of the server once per engine, PostgreSQL in a private cluster.
 * @param file program, relative to packages/server
 * @param args its arguments; `--engine embedded|postgres` picks one
 * @returns 0 when all runs ended with 0
 */
export async function runOnEngines(file, args) {
  const { engines, rest } = chosen(args);
  const program = [...serverProgram(file), ...rest];
  const codes = [];
  // The trials start the server as it is installed.
  await buildServer();
  for (const engine of engines) {
    console.log(`\n── ${file} on ${engine}`);
    const env = { TELVE_TEST_ENGINE: engine };
    codes.push(engine === 'postgres' ? await onPostgres(program, env) : await node(program, { env }));
  }
  return codes.every((code) => code === 0) ? 0 : 1;
}
