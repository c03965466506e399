import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserChannel } from './channel';

describe('browserChannel', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is silent once it is closed, so that a session can still end', () => {
    vi.stubGlobal('window', globalThis);
    const channel = browserChannel('closed');
    channel.close();
    expect(() => channel.post({ userId: '7', ended: 'logout', mark: null })).not.toThrow();
  });
});
