import { defineEntry, type Entry } from '@telve/api';
import { describe, expect, it } from 'vitest';
import { joinHandlers } from './handlers';

const entry = defineEntry<Record<string, unknown>, unknown>()({
  id: 'test.upload',
  method: 'POST',
  path: '/upload',
  access: 'public',
}) as Entry;

describe('a start', () => {
  it('fails for an entry without handler and for a handler without entry', () => {
    expect(() => joinHandlers({ test: { upload: entry } }, { test: {} })).toThrow(
      'Entries without a handler: test.upload',
    );
    expect(() => joinHandlers({ test: {} }, { test: { upload: async () => true } })).toThrow(
      'Handlers without an entry: test.upload',
    );
  });
});
