'use client';
import { useMemo } from 'react';
import type { chartTexts } from '../display/charts/texts';
import type { mapTexts } from '../display/map/texts';
import type { ReorderTexts } from '../display/reorder/texts';
import type { FileTexts } from '../fields/file/texts';
import type { imageListTexts, imageTexts } from '../fields/image/texts';
import type { timeTexts } from '../fields/time/texts';
import { useUiTexts } from './TextsContext';

/** Texts that load with their component, so that a page without it does not wait for them; replaced as all others are. */
export interface LateTexts {
  time: typeof timeTexts;
  file: FileTexts;
  image: typeof imageTexts;
  images: typeof imageListTexts;
  map: typeof mapTexts;
  charts: typeof chartTexts;
  reorder: ReorderTexts;
}

/** The texts of a group that loads with its component: the Turkish ones, with the keys that the root replaces. */
export const useLateTexts = <Group extends keyof LateTexts>(
  group: Group,
  turkish: LateTexts[Group],
): LateTexts[Group] => {
  const own = useUiTexts()[group];
  return useMemo(() => ({ ...turkish, ...own }), [turkish, own]);
};
