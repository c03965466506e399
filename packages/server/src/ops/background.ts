import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock';
import type { Config } from '../config/index';
import { isUnavailable } from '../db/errors';
import { foldOrderChanges } from '../db/orderTotals';
import type { PrivateDocuments } from '../documents/index';
import type { PublicImages } from '../files/publicImages';
import { sweepImages } from '../files/sweepImages';
import type { Db } from '../http/call';
import {
  type Bell,
  housekeeping,
  housekeepingKind,
  housekeepingRuns,
  type JobRunnerOptions,
  keepRunsQueued,
  type Loop,
  queueRun,
  runDueJobs,
  startLoop,
} from '../jobs/index';
import { sendDueMail, smtpTransport } from '../mail/index';
import { makeCodes } from '../modules/campaigns/codes/make';
import { codesKind } from '../modules/campaigns/codes/progress';
import { retentionJob, retentionKind, retentionRuns } from '../modules/personal-data/index';
import { deriveKeys } from '../security/keys';

/** Milliseconds between two looks for due work. */
const jobPause = 5000;
const mailPause = 2000;
/** Milliseconds between two looks for orders that the totals do not hold yet. */
const totalsPause = 10_000;
/** Milliseconds between two looks for files that nobody finished writing, and for files that nothing names. */
const tidyPause = 60_000;
const sweepPause = 60 * 60_000;
/** The same for pictures, which all have to be asked about. */
const pictureSweepPause = 24 * 60 * 60_000;

export interface Background {
  /** Lets what runs come to an end. */
  stop(): Promise<void>;
}

export interface BackgroundOptions {
  config: Config;
  db: Db;
  clock: Clock;
  log: FastifyBaseLogger;
  documents: Pick<PrivateDocuments, 'tidy' | 'sweep' | 'drop'>;
  images: PublicImages;
  bell: Pick<Bell, 'listen'>;
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

/**
 * Runs what no request waits for: due jobs, the daily housekeeping, the nightly retention, the mails of the outbox, the
 * totals of the orders, stray files.
 */
export const startBackground = (options: BackgroundOptions): Background => {
  const { db, clock, log } = options;
  const stopping = new AbortController();
  const onError = (err: unknown) => {
    // The database being away is told by the requests already.
    if (isUnavailable(err)) log.debug({ err }, 'background work waits for the database');
    else log.error({ err }, 'background work failed');
  };
  const recurring = [housekeepingRuns, retentionRuns];
  let started = false;
  const { retention, secret } = options.config;
  const destroying = retentionJob({
    retention,
    key: deriveKeys(secret).erasure,
    documents: options.documents,
    images: options.images,
  });
  const runDue = (handlers: JobRunnerOptions['handlers']) =>
    runDueJobs(
      {
        db,
        clock,
        handlers,
        onFailure: ({ id, kind, attempts }, err) => log.error({ err, jobId: id, kind, attempts }, 'job failed'),
      },
      stopping.signal,
    );
  const nightly = startLoop(
    async () => {
      // The server may have been off when they were due.
      if (!started) for (const each of recurring) await queueRun(db, clock, each);
      started = true;
      await runDue({ [housekeepingKind]: housekeeping, [retentionKind]: destroying });
      await keepRunsQueued(db, clock, recurring);
    },
    jobPause,
    onError,
  );
  // Of their own: a million codes take long, and neither housekeeping nor retention may wait for them.
  const codes = startLoop(() => runDue({ [codesKind]: makeCodes }), jobPause, onError);
  options.bell.listen(nightly.wake);
  options.bell.listen(codes.wake);
  const stopMail = mailLoop(options, onError, stopping.signal);
  const totals = startLoop(() => foldOrderChanges(db, stopping.signal), totalsPause, onError);
  const tidying = startLoop(options.documents.tidy, tidyPause, onError);
  const sweeping = startLoop(() => options.documents.sweep(db), sweepPause, onError);
  const sweepingImages = startLoop(() => sweepImages(options.images, db, clock), pictureSweepPause, onError);
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all([
        nightly.stop(),
        codes.stop(),
        stopMail(),
        totals.stop(),
        tidying.stop(),
        sweeping.stop(),
        sweepingImages.stop(),
      ]);
    },
  };
};
