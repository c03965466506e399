import type { Random } from './random';

const walls = ['#ffdc9e', '#fcc86c', '#e6dfda', '#d7f2f9', '#baebc5', '#ffceca'];
const awnings = ['#005d6d', '#007184', '#1d6337', '#874a13', '#8f2a25', '#594d44'];
const doors = ['#594d44', '#4c4139', '#683812', '#014a57'];
const lamps = ['#f1ab3e', '#fcc86c', '#fff8ec'];

/** A drawn storefront, 160 by 120. Made of numbers and colours alone, so nothing in it can run. */
export function storefront(random: Random): string {
  const stripe = random.pick(['.85', '.7', '.5']);
  const sign = random.int(44, 84);
  const pane = random.int(46, 58);
  const cup = random.int(38, 54);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120" width="160" height="120">',
    `<rect width="160" height="120" fill="${random.pick(walls)}"/>`,
    '<rect y="96" width="160" height="24" fill="#d7cec8"/>',
    '<rect x="22" y="34" width="116" height="64" fill="#f3eeeb"/>',
    `<rect x="32" y="58" width="${pane}" height="34" fill="#3d332c"/>`,
    `<rect x="94" y="58" width="30" height="40" fill="${random.pick(doors)}"/>`,
    '<circle cx="118" cy="79" r="1.8" fill="#fcc86c"/>',
    `<path d="M18 34h124l6 18H12z" fill="${random.pick(awnings)}"/>`,
    `<path d="M38 34l-3 18h19l1-18zM72 34v18h18l-1-18zM106 34l2 18h19l-4-18z" fill="#fff" opacity="${stripe}"/>`,
    `<rect x="${80 - sign / 2}" y="18" width="${sign}" height="12" rx="2" fill="#2e2620"/>`,
    `<circle cx="${cup}" cy="80" r="6" fill="${random.pick(lamps)}" opacity=".8"/>`,
    `<rect x="${cup + 10}" y="76" width="18" height="16" fill="#683812"/>`,
    '</svg>',
  ].join('');
}
