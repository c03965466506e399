import { campaign } from '@telve/testing';
import { expect, it } from 'vitest';
import { toValues } from './mapping';
import { startsMaking } from './startsMaking';

const general = campaign({ codeType: 'General', userCount: 1000 });
const unique = campaign({ codeType: 'Unique', code: '', userCount: 1000 });
const stopped = campaign({ ...unique, codeProgress: { state: 'failed', done: 480, total: 1000 } });

it.each([
  ['more codes than there are', unique, { userCount: 1010 }, true],
  ['another text while no code is missing', unique, { title: 'Yeni' }, false],
  ['a code for each use instead of one for all, as many as before', general, { codeType: 'Unique', code: '' }, true],
  ['one code for all', general, { userCount: 2000 }, false],
  ['another text after a making that stopped', stopped, { title: 'Yeni' }, true],
  ['no more than was made before it stopped', stopped, { userCount: 480 }, false],
  ['nothing else after a making that stopped', stopped, {}, false],
] as const)('a save that asks for %s', (_, stored, change, expected) => {
  expect(startsMaking(stored, { ...toValues(stored), ...change })).toBe(expected);
});
