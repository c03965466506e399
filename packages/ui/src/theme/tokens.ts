import { coarseMetrics, metrics, narrowMetrics, reducedMotion } from './metrics';
import { roles } from './roles';

/**
 * One declaration per token: the internal name takes the public one where an ancestor sets it and the default where none does.
 * Components read only `--_t-…`, so a page overrides with `--telve-…` on any ancestor, in both themes.
 */
const declare = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--_t-${name}:var(--telve-${name},${value});`)
    .join('');

const pick = (index: 0 | 1) => Object.fromEntries(Object.entries(roles).map(([name, pair]) => [name, pair[index]]));

/** Tokens without a colour. */
export const metricTokens = declare(metrics);
export const lightTokens = `color-scheme:light;${declare(pick(0))}`;
export const darkTokens = `color-scheme:dark;${declare(pick(1))}`;
export const coarseTokens = declare(coarseMetrics);
export const narrowTokens = declare(narrowMetrics);
/** Not overridable: somebody who asked for no motion gets none. */
export const reducedMotionTokens = Object.entries(reducedMotion)
  .map(([name, value]) => `--_t-${name}:${value};`)
  .join('');
/** Not overridable: somebody who asked for more contrast gets it. */
export const contrastTokens = [
  '--_t-color-border-default:var(--_t-color-border-control);',
  '--_t-color-border-subtle:var(--_t-color-border-strong);',
  '--_t-color-text-secondary:var(--_t-color-text-primary);',
  '--_t-color-text-tertiary:var(--_t-color-text-primary);',
].join('');

/** Every public token name, without the `--telve-` prefix. */
export const tokenNames: readonly string[] = [...Object.keys(metrics), ...Object.keys(roles)];
