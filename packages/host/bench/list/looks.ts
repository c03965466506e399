/**
 * Elements of the real lists whose class names are made by the build: the plain page takes them over, and the rules with
 * them, so that both pages have the same DOM and the same CSS whatever the names are.
 */
export const lookSelectors = {
  head: '[data-width="list"] > :first-child',
  heading: ':has(> h1)',
  count: 'h1 + span',
  actions: '[data-width="list"] > :first-child > :has(> a)',
  button: '[data-width="list"] > :first-child button',
  link: '[data-width="list"] > :first-child a',
  bar: ':has(> .search)',
  frame: '.search > div',
  label: '.search label',
  box: '.search label + div',
  input: '.search input',
  clear: '.search button',
  open: '.open[aria-haspopup="dialog"]:has(+ .chips)',
  chip: '.chips > button',
  daysChip: '.chips > button:has(> svg:first-child)',
  table: ':has(> .t-frame)',
  used: 'td > div:has(> [role="progressbar"])',
  track: 'td [role="progressbar"]',
  footer: '.t-frame > :last-child',
  size: '.t-frame > :last-child > :first-child',
  pager: '.t-frame > :last-child > nav',
} as const;

export type LookName = keyof typeof lookSelectors;

/** What the plain page borrows from the real one. */
export interface Looks {
  classes: Record<LookName, string>;
  /** Every rule of the real page. */
  css: string;
  /** The panel around the list, with the list taken out. */
  shell: string;
}
