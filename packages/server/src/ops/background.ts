import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock';
import type { Config } from '../config/index';
import { isUnavailable } from '../db/errors';
import type { PrivateDocuments } from '../documents/index';
import type { Db } from '../http/call';
import { housekeeping, housekeepingKind, type Loop, runDueJobs, scheduleHousekeeping, startLoop } from '../jobs/index';
import { sendDueMail, smtpTransport } from '../mail/index';

/** Milliseconds between two looks for due work. */
const jobPause = 5000;
const mailPause = 2000;
/** Milliseconds between two looks for files that nobody finished writing, and for files that nothing names. */
const tidyPause = 60_000;
const sweepPause = 60 * 60_000;

export interface Background {
  /** Lets what runs come to an end. */
  stop(): Promise<void>;
}

export interface BackgroundOptions {
  config: Config;
  db: Db;
  clock: Clock;
  log: FastifyBaseLogger;
  documents: Pick<PrivateDocuments, 'tidy' | 'sweep'>;
}

const mailLoop = (
  { config, db, clock, log }: BackgroundOptions,
  onError: (error: unknown) => void,
  stopping: AbortSignal,
): (() => Promise<void>) => {
  if (config.smtpUrl === undefined) return async () => {};
  const transport = smtpTransport(config.smtpUrl, config.mailFrom);
  const onFailure = (mail: { id: number; template: string; attempts: number }, err: unknown) =>
    log.warn({ err, mailId: mail.id, template: mail.template, attempts: mail.attempts }, 'mail not sent');
  const options = { db, clock, transport, keepBodies: config.demo, onFailure };
  const loop: Loop = startLoop(() => sendDueMail(options, stopping), mailPause, onError);
  return async () => {
    await loop.stop();
    transport.close();
  };
};

/** Runs what no request waits for: due jobs, the daily housekeeping, the mails of the outbox, stray files. */
export const startBackground = (options: BackgroundOptions): Background => {
  const { db, clock, log } = options;
  const stopping = new AbortController();
  const onError = (err: unknown) => {
    // The database being away is told by the requests already.
    if (isUnavailable(err)) log.debug({ err }, 'background work waits for the database');
    else log.error({ err }, 'background work failed');
  };
  let scheduled = false;
  const jobs = startLoop(
    async () => {
      if (!scheduled) await scheduleHousekeeping(db, clock);
      scheduled = true;
      await runDueJobs(
        {
          db,
          clock,
          handlers: { [housekeepingKind]: housekeeping },
          onFailure: ({ id, kind, attempts }, err) => log.error({ err, jobId: id, kind, attempts }, 'job failed'),
        },
        stopping.signal,
      );
    },
    jobPause,
    onError,
  );
  const stopMail = mailLoop(options, onError, stopping.signal);
  const tidying = startLoop(options.documents.tidy, tidyPause, onError);
  const sweeping = startLoop(() => options.documents.sweep(db), sweepPause, onError);
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all([jobs.stop(), stopMail(), tidying.stop(), sweeping.stop()]);
    },
  };
};
