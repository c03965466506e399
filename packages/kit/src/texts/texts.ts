import { createContext, useContext, useMemo } from 'react';

/** A text, or a function that puts numbers and names into one. */
// biome-ignore lint/suspicious/noExplicitAny: each text function has its own parameters.
export type Text = string | ((...values: any[]) => string);
export interface TextTree {
  readonly [key: string]: Text | TextTree;
}

/** Texts of one package: Turkish defaults under the name by which a host replaces them. */
export interface TextSet<T extends object> {
  readonly name: string;
  readonly defaults: T;
}

/** Some of the texts of a set; what is left out keeps its default. */
export type TextOverride<T> = {
  readonly [K in keyof T]?: T[K] extends string
    ? string
    : T[K] extends (...values: infer A) => string
      ? (...values: A) => string
      : TextOverride<T[K]>;
};

/** Replacements by the names of the sets: `{ venues: { title: 'Şubeler' } }`. */
export type TextOverrides = Readonly<Record<string, object | undefined>>;

/** Widens literal texts, so that an override need not repeat them. */
type Wide<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...values: never[]) => string
      ? T[K]
      : Wide<T[K]>;
};

/** Names the texts of a package: `defineTexts('venues', { title: 'Mağazalar', count: (n: number) => `${n} mağaza` })`. */
export const defineTexts = <const T extends TextTree>(name: string, defaults: T): TextSet<Wide<T>> => ({
  name,
  defaults: defaults as unknown as Wide<T>,
});

const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** `base` with the given keys replaced, at any depth. A key that `base` does not have is ignored. */
export const overrideTexts = <T extends object>(base: T, override: object | undefined): T => {
  if (!override) return base;
  const merged = { ...base } as Record<string, unknown>;
  for (const [key, value] of Object.entries(override)) {
    const present = merged[key];
    if (present === undefined || value === undefined) continue;
    merged[key] = isTree(present) && isTree(value) ? overrideTexts(present, value) : value;
  }
  return merged as T;
};

export const TextOverridesContext = createContext<TextOverrides>({});

/** The texts of a set with the host's replacements. */
export const useTexts = <T extends object>(set: TextSet<T>): T => {
  const override = useContext(TextOverridesContext)[set.name];
  return useMemo(() => overrideTexts(set.defaults, override), [set, override]);
};
