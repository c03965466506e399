/** A value at a moment, in any units. */
export interface Sample {
  at: number;
  value: number;
}

/** How much the value rises in one unit of time, by least squares; 0 for fewer than two samples. */
export const slopeOf = (samples: readonly Sample[]): number => {
  if (samples.length < 2) return 0;
  const mean = (of: (sample: Sample) => number) => samples.reduce((sum, one) => sum + of(one), 0) / samples.length;
  const [at, value] = [mean((one) => one.at), mean((one) => one.value)];
  const spread = samples.reduce((sum, one) => sum + (one.at - at) ** 2, 0);
  return spread === 0 ? 0 : samples.reduce((sum, one) => sum + (one.at - at) * (one.value - value), 0) / spread;
};

/**
 * The lowest sample of each span of that many units of time: of memory, which rises until what is no longer needed is
 * collected, what stays after that. What leaks raises it.
 */
export const lowsOf = (samples: readonly Sample[], span: number): Sample[] => {
  const lows = new Map<number, Sample>();
  for (const sample of samples) {
    const place = Math.floor(sample.at / span);
    const low = lows.get(place);
    if (!low || sample.value < low.value) lows.set(place, sample);
  }
  return [...lows.values()];
};
