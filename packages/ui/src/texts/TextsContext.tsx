'use client';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type DisplayTexts, displayTexts } from '../display/texts';
import { type FieldTexts, fieldTexts } from '../fields/texts';
import type { LateTexts } from './late';

/**
 * The texts of this package: Turkish by default, every key replaceable. Values may hold placeholders such as `{count}`. Some
 * groups load with their component and are here only where they are replaced.
 */
export type UiTexts = FieldTexts & DisplayTexts & { readonly [Group in keyof LateTexts]?: Partial<LateTexts[Group]> };

/** Some of the texts: groups and keys that are left out keep their defaults. */
export type UiTextsOverride = { readonly [Group in keyof UiTexts]?: Partial<NonNullable<UiTexts[Group]>> };

/** The Turkish texts of this package, which a root replaces key by key. */
export const uiTexts: UiTexts = { ...fieldTexts, ...displayTexts };

const TextsContext = createContext<UiTexts>(uiTexts);

/** `base` with the given keys replaced, group by group. */
export function mergeTexts(base: UiTexts, override: UiTextsOverride | undefined): UiTexts {
  if (!override) return base;
  const groups = Object.entries(override) as [keyof UiTexts, object][];
  return groups.reduce((merged, [group, texts]) => Object.assign(merged, { [group]: { ...base[group], ...texts } }), {
    ...base,
  });
}

/** Replaces texts for the tree below. UiRoot renders it. */
export function TextsProvider({ texts, children }: { texts: UiTextsOverride | undefined; children: ReactNode }) {
  const outer = useContext(TextsContext);
  const merged = useMemo(() => mergeTexts(outer, texts), [outer, texts]);
  return <TextsContext.Provider value={merged}>{children}</TextsContext.Provider>;
}

/** The texts of this package as the surrounding root has them. */
export const useUiTexts = (): UiTexts => useContext(TextsContext);
