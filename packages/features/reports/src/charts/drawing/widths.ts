const widest = 28;
const widestGrouped = 14;
const gap = 3;

/** Width of a column in CSS pixels: a good half of its band, more of a narrow one, and never wider than 28 (14 beside another). */
export const columnWidth = (band: number, parts: number): number => {
  if (parts > 1) return Math.max(1, Math.min(widestGrouped, (band * 0.7 - gap * (parts - 1)) / parts));
  return Math.max(1, Math.min(widest, band * (band < 24 ? 0.66 : 0.55)));
};

/** How far a part stands from the middle of its band, in bands. */
export const offsetOf = (part: number, parts: number, width: number, band: number): number =>
  band === 0 ? 0 : ((part - (parts - 1) / 2) * (width + gap)) / band;
