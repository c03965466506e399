/** What happened between the first 401 and the last request that was sent again. */
export interface Renewed {
  /** True when a request that may change something was among them: a reload would lose its message (D-07). */
  replayedUnsafe: boolean;
}

export interface Replays {
  /** A request waits for a renewal. */
  begin(): void;
  /** A waiting request is through; `replayed` says whether it was sent again. */
  end(request: { replayed: boolean; unsafe: boolean }): void;
}

/** Counts the requests that wait for one renewal and tells once when all of them are through. */
export const createReplays = (onRenewed: ((renewed: Renewed) => void) | undefined): Replays => {
  let waiting = 0;
  let anyReplayed = false;
  let replayedUnsafe = false;
  return {
    begin: () => {
      waiting += 1;
    },
    end: ({ replayed, unsafe }) => {
      waiting -= 1;
      anyReplayed ||= replayed;
      replayedUnsafe ||= replayed && unsafe;
      if (waiting > 0) return;
      const renewed = anyReplayed ? { replayedUnsafe } : null;
      anyReplayed = false;
      replayedUnsafe = false;
      if (renewed) onRenewed?.(renewed);
    },
  };
};
