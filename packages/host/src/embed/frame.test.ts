import { expect, it } from 'vitest';
import { brandOf, messageOf, readParent } from './frame';

const origin = 'https://portal.example';
const channel = '0f3c1f9e-8a55-4d0e-9f0a-2a1f6f1b7c11';
const parent = { origin, channel };
const around = {} as Window;
const tokens = { 'color-accent-solid': '#5b3fd6', 'radius-md': '2px' };
const good = { source: 'telve-parent', channel, type: 'tokens', tokens };
const event = (part: Partial<Pick<MessageEvent, 'data' | 'origin' | 'source'>> = {}) => ({
  data: good,
  origin,
  source: around,
  ...part,
});
const read = (part?: Parameters<typeof event>[0]) => brandOf(event(part), parent, around);

it('speaks to the one origin that the server allowed, under the name of the frame', () => {
  expect(readParent(`?origin=x&channel=${channel}`, origin)).toEqual(parent);
  expect(messageOf(parent, 'step', { step: 'code' })).toEqual({
    source: 'telve-merchant-application',
    channel,
    type: 'step',
    detail: { step: 'code' },
  });
});

it.each([
  ['the server named no origin', `?channel=${channel}&origin=${origin}`, undefined],
  ['there is no channel', `?origin=${origin}`, origin],
  ['the channel could be guessed', '?channel=1', origin],
  ['the channel is no name', `?channel=${'<'.repeat(20)}`, origin],
])('speaks to nobody when %s', (_why, search, allowed) => {
  expect(readParent(search, allowed)).toBeNull();
});

it('takes the brand of the page around', () => {
  expect(read()).toEqual(tokens);
});

it.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['another window', { source: {} as Window }],
  ['another channel', { data: { ...good, channel: 'another-channel-name' } }],
  ['another sender', { data: { ...good, source: 'x' } }],
  ['another kind', { data: { ...good, type: 'eval' } }],
  ['no object', { data: 'tokens' }],
  ['nothing', { data: null }],
  ['a list', { data: [good] }],
  ['tokens that are none', { data: { ...good, tokens: 'red' } }],
  [
    'a flood',
    { data: { ...good, tokens: Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`n${n}`, 'red'])) } },
  ],
])('ignores a message of %s in silence', (_what, part) => {
  expect(read(part)).toBeNull();
});

it.each([
  ['an address', { 'color-accent-solid': 'url(https://evil.example/a.png)' }],
  ['another rule', { 'color-accent-solid': 'red; position: fixed' }],
  ['a huge value', { 'color-accent-solid': 'a'.repeat(100_000) }],
  ['a name that is no token', { position: 'fixed' }],
  ['a number', { 'radius-md': 2 }],
])('takes no token that is %s', (_what, values) => {
  expect(read({ data: { ...good, tokens: values } })).toEqual({});
});
