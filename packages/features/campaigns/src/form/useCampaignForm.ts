import { type ErrorTexts, type FaultMessage, useTexts } from '@telve/kit';
import { useMemo, useRef } from 'react';
import { campaignWords } from '../words/texts';
import type { CampaignValues } from './mapping';
import { campaignMessage, codeTexts, type LinkNow } from './messages';
import { type CampaignFormTexts, campaignFormTexts } from './texts';
import { valueWords } from './valueWords';

/** Fields at which a refusal is shown that names none. */
export const campaignCodeFields = {
  campaign_code_already_exists: 'code',
  check_end_date: 'endDate',
  user_count_below_used: 'userCount',
  user_count_below_made: 'userCount',
} as const;

export interface CampaignForm {
  texts: CampaignFormTexts;
  labels: CampaignFormTexts['labels'];
  message: FaultMessage;
  codeFields: Readonly<Record<string, string>>;
  /** Words of refusals by their code; a failed network is told as such (D-75). */
  errorTexts: ErrorTexts;
  /** Hand it the values of each `toInput`, so that a link's fault is told for what stands there and for its type. */
  remember: <Value>(values: CampaignValues, input: Value) => Value;
  /** Values of the comparison in words. */
  format: (field: string, value: unknown) => string | undefined;
}

/** What every form of a campaign says in the same words: of add, edit, and of a group's campaigns. */
export const useCampaignForm = (): CampaignForm => {
  const texts = useTexts(campaignFormTexts);
  const words = useTexts(campaignWords);
  const linkNow = useRef<LinkNow>({ link: '', campaignLinkType: 'InternalLink' });
  return useMemo(
    () => ({
      texts,
      labels: texts.labels,
      message: campaignMessage(texts, words, () => linkNow.current),
      codeFields: campaignCodeFields,
      errorTexts: { ...codeTexts(texts), otherwise: texts.failed, network: words.network, unreadable: words.network },
      remember: (values, input) => {
        linkNow.current = values;
        return input;
      },
      format: valueWords(words, texts),
    }),
    [texts, words],
  );
};
