import { toValues } from '@telve/application-fields';
import { describe, expect, it } from 'vitest';
import { application, pdf } from '../../testing/application';
import { draftFiles, draftKey, readDraft } from './draft';

const now = new Date('2026-11-28T09:00:00.000Z');
const server = toValues(application());
const savedAt = '2026-11-27T09:00:00.000Z';
const read = (kept: unknown) => readDraft(kept, server, now);

it('gives back what was typed and chosen, and the step (WIZ-61)', () => {
  const values = { ...server, ownerName: 'Elif Tandoğmuş', files: { ...server.files, contract: pdf() } };
  const draft = read({ values, step: 'documents', savedAt });
  expect(draft).toEqual({ values, step: 'documents', savedAt });
  expect(draft && draftFiles(draft)).toBe(1);
});

it('has a key for each application', () => {
  expect(draftKey(7)).not.toBe(draftKey(8));
});

describe('what is no draft', () => {
  it.each([
    ['nothing', null],
    ['a text', 'draft'],
    ['a list', []],
    ['a record without values', { step: 'bank', savedAt }],
    ['values that are none', { values: 'x', step: 'bank', savedAt }],
    ['one without a date', { values: server, step: 'bank' }],
    ['one with a broken date', { values: server, step: 'bank', savedAt: 'gestern' }],
    ['one of two weeks ago', { values: server, step: 'bank', savedAt: '2026-11-14T09:00:00.000Z' }],
  ])('offers nothing for %s', (_what, kept) => {
    expect(read(kept)).toBeNull();
  });

  it('still offers one that is a minute younger than two weeks', () => {
    expect(read({ values: server, step: 'bank', savedAt: '2026-11-14T09:01:00.000Z' })).not.toBeNull();
  });
});

it('takes the server’s value for what is missing, of another kind or unknown', () => {
  const values = {
    ownerName: 5,
    milkType: 'FullFat',
    coffeeSizeType: ['Small', 3],
    companyTitle: 'Kırık Fincan',
    hacked: true,
    files: { contract: 'a.pdf', taxPlate: {} },
  };
  const draft = read({ values, step: 'ninth', savedAt });
  expect(draft).toEqual({ values: { ...server, companyTitle: 'Kırık Fincan' }, step: 'company', savedAt });
});

it('takes no choice that does not exist', () => {
  const values = {
    ...server,
    companyType: 'Guild',
    subscriptionType: 'GOLD',
    coffeeSizeType: ['Huge'],
    milkType: ['Oat'],
  };
  expect(read({ values, step: 'store', savedAt })?.values).toEqual(server);
});
