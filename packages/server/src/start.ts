import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { type App, buildApp } from './app';
import { systemClock } from './clock';
import type { Config } from './config/index';
import { type DatabaseHandle, openDatabase } from './db/index';
import { createPublicImages } from './files/publicImages';
import { startBackground } from './ops/background';
import { demoDocuments, seedDemo } from './seed/index';

/** Milliseconds that started requests get to finish. */
const patience = 10_000;
/** Milliseconds between the order to stop and closing the door. */
const farewell = 1000;
/** Turns of the event loop for what has arrived while a busy machine kept us from reading. */
const turns = 100;
/** Connections that may wait to be accepted: a crowd that comes at once is not sent away to try again seconds later. */
const backlog = 4096;

export interface RunningServer {
  /** Where it listens, e.g. `http://127.0.0.1:5080`. */
  address: string;
  /** Finishes what was started, then closes the database. Safe to call twice. */
  stop(): Promise<void>;
}

const open = (config: Config, onIdleError: (error: Error) => void): Promise<DatabaseHandle> =>
  config.databaseUrl === undefined
    ? openDatabase({ dataDir: config.dataDir })
    : openDatabase({
        url: config.databaseUrl,
        ownerUrl: config.databaseOwnerUrl,
        replicaUrl: config.databaseReplicaUrl,
        poolSize: config.databasePoolSize,
        onIdleError,
      });

/**
 * Readiness goes off at once and every answer ends its connection; then connections without a request close, the others
 * after their answer. In between, requests that were sent but not read yet are read: to Node their connections are idle.
 */
const closeHttp = async ({ http, readiness }: App): Promise<void> => {
  readiness.accepting = false;
  await sleep(farewell);
  // A turn of the loop accepts one connection and reads what has come on the others.
  for (let turn = 0; turn < turns; turn += 1) await nextTurn();
  const late = setTimeout(() => http.server.closeAllConnections(), patience);
  await http.close();
  clearTimeout(late);
};

/** Opens the database, starts the server and listens. Throws when any of it cannot be done; nothing is left open then. */
export const startServer = async (config: Config): Promise<RunningServer> => {
  // A connection that broke while idle is replaced; the requests tell when that fails.
  const database = await open(config, () => {});
  try {
    const images = createPublicImages(config.dataDir);
    if (config.demo) {
      const documents = demoDocuments(config.dataDir, systemClock);
      if (await seedDemo(database.longWork, { clock: systemClock, images, documents })) await database.maintain();
    }
    const app = await buildApp({ config, database, clock: systemClock, processMetrics: true });
    const address = await app.http.listen({ host: config.host, port: config.port, backlog });
    const background = startBackground({
      config,
      db: database.longWork,
      clock: systemClock,
      log: app.http.log,
      documents: app.documents,
      images,
      bell: app.bell,
    });
    let stopping: Promise<void> | undefined;
    const stop = async () => {
      await closeHttp(app);
      await background.stop();
      await database.close();
    };
    return {
      address,
      stop: () => {
        stopping ??= stop();
        return stopping;
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
};
