import { machineLoad, print } from '../faults/harness/figures';
import type { LoadResult } from './load';

/** How much longer than the venue list the list of merchant-app users may take, at the same load in the same run. */
const bar = 1.2;
/** Rounds of each list, in turn: what else the machine does meets both. */
const rounds = 5;
const pages = 50;

const venues = '/api/panel/venue/venue-list';
const users = '/api/panel/readeruser/merchant-user-list';

const pagesOf = (list: string): string[] => Array.from({ length: pages }, (_, n) => `${list}?page=${n + 1}&size=10`);

/** Each word with each page: no two searches at a time are the same. */
const searchesOf = (list: string, words: readonly string[]): string[] =>
  words.flatMap((word) =>
    Array.from({ length: 10 }, (_, n) => `${list}?page=${n + 1}&size=10&search=${encodeURIComponent(word)}`),
  );

const pairs = [
  { name: 'list', venues: pagesOf(venues), users: pagesOf(users) },
  {
    name: 'search',
    venues: searchesOf(venues, ['demlik', 'kadıköy', 'vapur', 'ceviz', 'çankaya']),
    users: searchesOf(users, ['gizem', 'ışıksal', 'çağdaş', 'irmakci', 'özge']),
  },
];

const middle = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] as number;

const figures = (results: readonly LoadResult[]): string =>
  `p99 ${results.map(({ p99 }) => p99.toFixed(0)).join(' ')} ms, ${middle(results.map(({ perSecond }) => perSecond)).toFixed(0)}/s`;

/**
 * Compares list and search of the merchant-app users with those of the venues: rounds in turn, the middle p99 of each.
 *
 * @param load asks the paths with 50 connections for a while
 * @returns how many comparisons miss the bar
 */
export const compareLists = async (load: (paths: readonly string[]) => Promise<LoadResult>): Promise<number> => {
  let missed = 0;
  for (const pair of pairs) {
    const of = { venues: [] as LoadResult[], users: [] as LoadResult[] };
    for (let round = 0; round < rounds; round += 1) {
      // Whoever comes first is another one each round.
      for (const kind of round % 2 === 0 ? (['venues', 'users'] as const) : (['users', 'venues'] as const)) {
        of[kind].push(await load(pair[kind]));
      }
    }
    const ratio = middle(of.users.map(({ p99 }) => p99)) / middle(of.venues.map(({ p99 }) => p99));
    const errors = [...of.venues, ...of.users].some((result) => Object.keys(result.errors).length > 0);
    const holds = ratio <= bar && !errors;
    if (!holds) missed += 1;
    print(
      `${holds ? 'pass' : 'FAIL'} merchant-user ${pair.name} beside the venue ${pair.name}, 50 connections, ${rounds} rounds (${machineLoad()}): p99 ratio ${ratio.toFixed(2)} (bar ${bar}); venues ${figures(of.venues)}; users ${figures(of.users)}${errors ? '; with errors' : ''}`,
    );
  }
  return missed;
};
