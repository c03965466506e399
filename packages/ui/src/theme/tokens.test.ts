import { describe, expect, it } from 'vitest';
import { roles } from './roles';
import { theme } from './theme';
import { darkTokens, lightTokens, metricTokens, tokenNames } from './tokens';

const leaves = (node: object): string[] =>
  Object.values(node).flatMap((value) => (typeof value === 'string' ? [value] : leaves(value)));

/** Relative luminance of #rrggbb, as WCAG defines it. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((one, other) => other - one);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ['bg-canvas', 'bg-surface', 'bg-raised', 'bg-sunken', 'bg-hover', 'bg-pressed'];
const tones = ['success', 'warning', 'danger', 'info'];
const pairs: [name: string, on: string, needs: number][] = [
  ...['text-primary', 'text-secondary', 'text-tertiary', 'text-link'].flatMap((name) =>
    surfaces.map((on): [string, string, number] => [name, on, 4.5]),
  ),
  ...tones.flatMap((tone): [string, string, number][] => [
    [`${tone}-text`, `${tone}-subtle`, 4.5],
    [`${tone}-text`, `${tone}-tint`, 4.5],
    [`${tone}-text`, 'bg-surface', 4.5],
    [`${tone}-icon`, 'bg-surface', 3],
  ]),
  ['text-inverse', 'bg-inverse', 4.5],
  ['accent-on-solid', 'accent-solid', 4.5],
  ['accent-on-solid', 'accent-solid-hover', 4.5],
  ['accent-on-solid', 'accent-solid-pressed', 4.5],
  ['accent-text', 'bg-surface', 4.5],
  ['accent-text', 'accent-subtle', 4.5],
  ['accent-text', 'accent-tint', 4.5],
  ['danger-on-solid', 'danger-solid', 4.5],
  ['danger-on-solid', 'danger-solid-hover', 4.5],
  ['neutral-text', 'neutral-subtle', 4.5],
  ['text-secondary', 'segment-track', 4.5],
  ['text-primary', 'segment-thumb', 4.5],
  ['border-control', 'bg-surface', 3],
  ['border-control', 'bg-canvas', 3],
  ['border-focus', 'bg-surface', 3],
  ['accent-solid', 'bg-surface', 3],
];

describe('tokens', () => {
  it.each(pairs)('%s on %s has the contrast of WCAG 2.2 AA (%s:1) in both themes', (name, on, needs) => {
    const [foreground, background] = [`color-${name}`, `color-${on}`] as (keyof typeof roles)[];
    for (const theme of [0, 1] as const) {
      expect(contrast(roles[foreground!][theme], roles[background!][theme])).toBeGreaterThanOrEqual(needs);
    }
  });

  it('every leaf of the theme is a token, or a width', () => {
    const names = leaves({ ...theme, breakpoint: {} }).map((leaf) => /^var\(--_t-(.+)\)$/.exec(leaf)?.[1]);
    expect(names.filter((name) => !tokenNames.includes(name ?? ''))).toEqual([]);
  });

  it('every token can be overridden by its public name, in both themes', () => {
    for (const name of tokenNames) expect(metricTokens + lightTokens).toContain(`--_t-${name}:var(--telve-${name},`);
    for (const name of Object.keys(roles)) expect(darkTokens).toContain(`--_t-${name}:var(--telve-${name},`);
  });
});
