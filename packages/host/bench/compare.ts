import { loadavg } from 'node:os';
import type { BrowserContext } from '@playwright/test';
import { type Side, sides } from './page';
import type { Stage } from './stage';

/** Milliseconds by the name of what was done. */
export type Times = Readonly<Record<string, number>>;

/** What is measured on both sides in one visit. */
export interface Measured {
  title: string;
  /** Names of what is timed, in the order of the table. */
  steps: readonly string[];
  visit: (context: BrowserContext, side: Side) => Promise<Times>;
}

/** What is measured, and what both sides need before. */
export interface Prepared {
  /** Dresses the plain page. Rejects when it is not the same as the real one. */
  prepare: (context: BrowserContext, stage: Stage) => Promise<void>;
  measured: Measured;
}

/** How many times the plain page's median ours may take. */
const limit = 1.5;

/** The middle one of some numbers. */
export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const print = ({ title, steps }: Measured, results: Record<Side, Times[]>): boolean => {
  const load = loadavg()[0]?.toFixed(1);
  console.log(`\n${title}: medians of ${results.ours.length} interleaved runs, ms (load ${load})\n`);
  console.log(`${''.padEnd(44)}${['ours', 'React alone', 'ratio'].map((head) => head.padStart(13)).join('')}`);
  const hold = steps.map((name) => {
    const [ours, plain] = sides.map((side) => median(results[side].map((times) => times[name] ?? Number.NaN)));
    const ratio = (ours ?? Number.NaN) / (plain ?? Number.NaN);
    const figures = [ours, plain].map((figure) => figure?.toFixed(1).padStart(13)).join('');
    const holds = ratio <= limit;
    console.log(`${name.padEnd(44)}${figures}${ratio.toFixed(2).padStart(13)}${holds ? '' : `  over ${limit}`}`);
    return holds;
  });
  return hold.every(Boolean);
};

/** Visits both sides in turn and prints the medians. False when one of ours is over the limit. */
export const compare = async (context: BrowserContext, runs: number, measured: Measured): Promise<boolean> => {
  const { steps, visit } = measured;
  const results: Record<Side, Times[]> = { ours: [], plain: [] };
  // Once unmeasured: the browser keeps compiled code from the second visit on.
  for (const side of sides) await visit(context, side);
  for (let count = 0; count < runs; count += 1) {
    for (const side of sides) {
      const times = await visit(context, side);
      results[side].push(times);
      console.log(`${side.padEnd(6)}${steps.map((name) => times[name]?.toFixed(1).padStart(9)).join('')}`);
    }
  }
  return print(measured, results);
};
