import type { Entry } from '@telve/api';
import type { FastifyReply } from 'fastify';

const seconds = 1000;

/** How long calls may take, in milliseconds. */
export interface CallTimes {
  /** From the first header to the end of the answer. */
  call: number;
  /** The same for a call with files. */
  upload: number;
  /** The same for a download, which lasts as long as its reader takes. */
  download: number;
  /** How long the reader of a download may take nothing of it. */
  stall: number;
}

export const callTimes: CallTimes = {
  call: 30 * seconds,
  upload: 120 * seconds,
  download: 600 * seconds,
  stall: 30 * seconds,
};

/** How long a call of the contract may take. Fastify stops the time when the answer has ended, not when it begins. */
export const timeOf = ({ kind }: Pick<Entry, 'kind'>, times: CallTimes): number => {
  if (kind === 'file') return times.download;
  return kind === 'multipart' ? times.upload : times.call;
};

/**
 * Hangs up on a reader that takes nothing of a download any more. Nothing happens while it is the server that keeps the
 * reader waiting. To be called before the answer is sent.
 */
export const hangUpOnStalled = ({ raw }: Pick<FastifyReply, 'raw'>, stall = callTimes.stall): void => {
  // The socket's timer starts anew whenever a part of what waits in it was taken.
  raw.setTimeout(stall, () => {
    if (raw.writableLength > 0) raw.destroy();
  });
};
