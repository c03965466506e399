import {
  type EnumValue,
  lookupEntries,
  type SegmentType,
  type SubscriptionType,
  segmentTypes,
  subscriptionTypes,
} from '@telve/api';
import { useLookup, useTexts } from '@telve/kit';
import type { Option } from '@telve/ui';
import { useMemo } from 'react';
import { campaignWords } from '../words/texts';

/** Segments and packages as choices. */
export interface CampaignChoices {
  segments: readonly Option<SegmentType>[];
  packages: readonly Option<SubscriptionType>[];
}

const segmentEnum = { name: 'SegmentType' } as const;
const packageEnum = { name: 'SubscriptionType' } as const;

/** The values the server names, in its order, of those this build knows; all of them until it has answered. */
const optionsOf = <Value extends string>(
  answer: readonly EnumValue[] | undefined,
  known: readonly Value[],
  words: Readonly<Record<Value, string>>,
): Option<Value>[] => {
  const named = answer?.flatMap(({ value }) => known.filter((one) => one === value));
  return (named && named.length > 0 ? named : known).map((value) => ({ value, label: words[value] }));
};

/**
 * Segments (CAMP-111) and packages (CAMP-112) of the enumerations, in this package's words (CAMP-26, CAMP-27, D-86). A form or a
 * filter does not wait for them.
 */
export const useCampaignChoices = (): CampaignChoices => {
  const words = useTexts(campaignWords);
  const { data: segments } = useLookup(lookupEntries.getEnum, segmentEnum);
  const { data: packages } = useLookup(lookupEntries.getEnum, packageEnum);
  return useMemo(
    () => ({
      segments: optionsOf(segments, segmentTypes, words.segments),
      packages: optionsOf(packages, subscriptionTypes, words.packages),
    }),
    [segments, packages, words],
  );
};
