// Everything that is not a colour. Text sizes are multiples of --telve-rem (16 px unless the page says otherwise),
// so that a page with another root font size does not scale an embedded root by accident.

const rem = (n: number) => `calc(${n} * var(--_t-rem))`;

/** Text styles: [size, line height, weight, tracking]. Sizes and line heights in rem. */
const textStyles = {
  metric: [1.75, 2.25, 600, '-0.022em'],
  display: [2, 2.5, 600, '-0.024em'],
  title: [1.375, 1.75, 600, '-0.017em'],
  section: [1, 1.5, 600, '-0.011em'],
  card: [0.9375, 1.375, 600, '-0.011em'],
  body: [0.875, 1.25, 400, '-0.006em'],
  label: [0.8125, 1.125, 500, '-0.003em'],
  caption: [0.75, 1, 400, '0em'],
} as const;

const text = Object.entries(textStyles).flatMap(([name, [size, line, weight, tracking]]) => [
  [`text-${name}-size`, rem(size)],
  [`text-${name}-line`, rem(line)],
  [`text-${name}-weight`, String(weight)],
  [`text-${name}-tracking`, tracking],
]);

const spaces = [0, 2, 4, 6, 8, 12, 16, 20, 24, 32, 40, 48, 64, 96];

export const metrics: Record<string, string> = {
  rem: '16px',
  // A package brings no font: it takes its page's. The host sets --telve-font-sans.
  'font-sans': 'inherit',
  'font-numeric': '"tnum" 1, "zero" 0, "cv01" 0',
  ...Object.fromEntries(text),
  ...Object.fromEntries(spaces.map((px, index) => [`space-${index}`, px === 0 ? '0px' : `${px}px`])),
  'radius-xs': '4px',
  'radius-sm': '6px',
  'radius-md': '8px',
  'radius-lg': '12px',
  'radius-xl': '16px',
  'radius-full': '999px',
  'control-sm': '28px',
  'control-md': '36px',
  'control-lg': '44px',
  'control-touch': '44px',
  'control-text': rem(0.875),
  'target-min': '24px',
  'row-default': '48px',
  'row-compact': '40px',
  'layout-side': '256px',
  'layout-side-collapsed': '64px',
  'layout-topbar': '52px',
  'layout-page': '1440px',
  'layout-editor': '1120px',
  'layout-form': '720px',
  'layout-gutter': '32px',
  'duration-instant': '80ms',
  'duration-fast': '130ms',
  'duration-base': '190ms',
  'duration-slow': '280ms',
  'ease-standard': 'cubic-bezier(.2, 0, 0, 1)',
  'ease-enter': 'cubic-bezier(.05, .7, .1, 1)',
  'ease-exit': 'cubic-bezier(.3, 0, .8, .15)',
  'z-base': '0',
  'z-sticky': '10',
  'z-frame': '15',
  'z-topbar': '20',
  'z-side': '30',
  'z-drawer': '40',
  'z-popover': '50',
  'z-dialog': '60',
  'z-toast': '70',
  'focus-width': '2px',
  'focus-offset': '2px',
};

/** A coarse pointer (touch) gets larger controls and rows. */
export const coarseMetrics: Record<string, string> = {
  'control-sm': '36px',
  'control-md': '44px',
  'control-lg': '48px',
  'row-default': '56px',
  'row-compact': '48px',
};

/** A narrow container (under 768 px) gets phone gutters and titles, and inputs of 16 px, under which iOS zooms in. */
export const narrowMetrics: Record<string, string> = {
  'layout-gutter': '16px',
  'control-md': '44px',
  'control-lg': '48px',
  'control-text': '16px',
  'text-display-size': rem(1.625),
  'text-display-line': rem(2),
  'text-title-size': rem(1.25),
};

export const reducedMotion: Record<string, string> = {
  'duration-instant': '0ms',
  'duration-fast': '0ms',
  'duration-base': '0ms',
  'duration-slow': '0ms',
};
