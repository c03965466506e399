import type { ImportFailure, ImportResult } from '@telve/api';

/** How an import ended, over all of its parts. */
export interface Outcome {
  created: number;
  updated: number;
  unchanged: number;
  /** Taken over: the three above together. */
  loaded: number;
  failed: number;
  /** Left out before sending, because of spoilt cells. */
  skipped: number;
  /** Not sent, because it was stopped. */
  unsent: number;
  failures: ImportFailure[];
  /** The server's own sentence, when one answer holds the whole. */
  message: string | null;
  /** The server's log of refused rows, when one answer holds the whole. */
  logFileUrl: string | null;
}

const sum = (results: readonly ImportResult[], of: (result: ImportResult) => number): number =>
  results.reduce((total, result) => total + of(result), 0);

/** One outcome of the answers to all parts (D-62). */
export const outcomeOf = (
  results: readonly ImportResult[],
  { skipped, unsent }: Pick<Outcome, 'skipped' | 'unsent'>,
): Outcome => {
  const created = sum(results, (result) => result.created);
  const updated = sum(results, (result) => result.updated);
  const unchanged = sum(results, (result) => result.unchanged);
  const failed = sum(results, (result) => result.failed);
  const loaded = created + updated + unchanged;
  const [only] = results.length === 1 ? results : [];
  return {
    created,
    updated,
    unchanged,
    loaded,
    failed,
    skipped,
    unsent,
    failures: results.flatMap(({ failures }) => failures).sort((a, b) => a.row - b.row),
    message: only?.message ?? null,
    logFileUrl: only?.logFileUrl ?? null,
  };
};

/** Everything was taken over. */
export const isWhole = ({ failed, skipped, unsent }: Outcome): boolean => failed === 0 && skipped === 0 && unsent === 0;
