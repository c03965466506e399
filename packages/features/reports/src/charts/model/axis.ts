/** End of an axis: the smallest multiple of ten not below the greatest value, at least 10 (REP-38, D-69). */
export const axisTop = (max: number): number => Math.max(10, Math.ceil((Number.isFinite(max) ? max : 0) / 10) * 10);

const mostLines = 5;
/** A line nearer to the end of the axis than this part of it gives way: their numbers would touch. */
const nearest = 0.08;

const niceStep = (rough: number): number => {
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((one) => rough <= one * power) ?? 10;
  return Math.max(1, factor * power);
};

/** The values at which an axis has a line: round ones from 0, and its end. */
export const axisTicks = (top: number): number[] => {
  const step = niceStep(top / mostLines);
  const count = Math.ceil(top / step);
  const regular = Array.from({ length: count }, (_, index) => index * step);
  return [...regular.filter((value, index) => index === 0 || top - value >= top * nearest), top];
};
