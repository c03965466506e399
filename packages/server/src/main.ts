import { banner } from './banner';
import { ConfigError, readConfig } from './config/index';
import { DataDirectoryInUse } from './db/index';
import { startServer } from './start';

/** What a fault of the installation says; anything else is a fault of ours and keeps its stack. */
const explain = (error: unknown): string => {
  if (error instanceof ConfigError || error instanceof DataDirectoryInUse) return error.message;
  const { code } = error as { code?: unknown };
  if (code === 'EADDRINUSE') return 'The port is in use: set PORT to a free one.';
  if (code === 'EACCES') return 'The port may not be opened by this user: set PORT to one above 1023.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

try {
  const config = readConfig(process.env);
  const server = await startServer(config);
  process.stdout.write(banner(config, server.address));
  const stop = () => {
    server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
