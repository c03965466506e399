import type { Random } from './random';

const grounds = ['#ffdc9e', '#d7f2f9', '#baebc5', '#ffceca', '#e6dfda', '#fcc86c'];
const inks = ['#683812', '#005d6d', '#1d6337', '#8f2a25', '#594d44'];

/** A drawn cup on a coloured ground. Made of numbers and colours alone, so nothing in it can run. */
export function campaignPicture(random: Random, width: number, height: number): string {
  const ink = random.pick(inks);
  const left = width * (0.55 + random.next() * 0.2);
  const size = height * 0.5;
  const top = height * 0.3;
  const beans = Array.from({ length: 7 }, () => {
    const [x, y] = [random.int(20, Math.round(width * 0.5)), random.int(30, height - 30)];
    return `<ellipse cx="${x}" cy="${y}" rx="16" ry="10" transform="rotate(${random.int(0, 170)} ${x} ${y})"/>`;
  });
  const at = (value: number) => Math.round(value);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${random.pick(grounds)}"/>`,
    `<g fill="${ink}" opacity=".25">${beans.join('')}</g>`,
    `<path d="M${at(left)} ${at(top)}h${at(size)}l-${at(size * 0.15)} ${at(size)}h-${at(size * 0.7)}z" fill="#fff8ec"/>`,
    `<rect x="${at(left + size * 0.12)}" y="${at(top + size * 0.3)}" width="${at(size * 0.76)}" height="${at(size * 0.28)}" fill="${ink}"/>`,
    `<rect x="${at(left - 8)}" y="${at(top - 14)}" width="${at(size + 16)}" height="16" rx="6" fill="${ink}"/>`,
    '</svg>',
  ].join('');
}
