import { loadavg } from 'node:os';

/** The value below which `share` (0 to 1) of the numbers lie; 0 for none. */
export const percentile = (numbers: readonly number[], share: number): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

/** Middle, 99th percentile and longest of times in milliseconds, in words. */
export const timesOf = (times: readonly number[]): string =>
  `p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms, longest ${percentile(times, 1).toFixed(0)} ms`;

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** What the machine had to do besides: without it a figure says little. */
export const machineLoad = (): string => `load ${loadavg()[0]?.toFixed(1)}`;

/** What a trial found. */
export interface Outcome {
  /** Its figures in words. */
  figures: string;
  /** What did not hold; empty for a pass. */
  faults: string[];
}

/** Collects what does not hold. */
export interface Checks {
  faults: string[];
  /** Notes `fault` unless it holds. */
  expect(holds: boolean, fault: string): void;
}

export const createChecks = (): Checks => {
  const faults: string[] = [];
  return {
    faults,
    expect: (holds, fault) => {
      if (!holds) faults.push(fault);
    },
  };
};

export const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
