import { type CampaignChoice, campaignEntries, isApiError } from '@telve/api';
import { isSilent, useClient, useDirty, useErrorText, useMutation, useNotify, useTexts } from '@telve/kit';
import { useRef, useState } from 'react';
import { readAll } from '../../data/readAll';
import { campaignWords } from '../../words/texts';
import { campaignGroupTexts } from '../texts';
import type { PickCampaignsProps } from './PickCampaigns';
import { type Decisions, decided, isChanged } from './picks';
import { useClose } from './useClose';

/** Codes of a choice that holds a campaign which cannot be had any more. */
const lost = ['campaign_of_other_group', 'campaign_not_found'];

/**
 * What is chosen for a group, and how it is stored; leaving a changed choice asks first. Where somebody else changed the
 * group meanwhile, its new list is shown with what was decided here. What was refused is told in the dialog.
 */
export const usePickCampaigns = ({ group, onClose, onPicked }: PickCampaignsProps) => {
  const texts = useTexts(campaignGroupTexts);
  const client = useClient();
  const notify = useNotify();
  const { network } = useTexts(campaignWords);
  const errorText = useErrorText({ network, unreadable: network });
  const { run } = useMutation(campaignEntries.setGroupCampaigns);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [decisions, setDecisions] = useState<Decisions>(new Map());
  const titles = useRef(new Map<number, string>());
  const picked = decided(group.subCampaignList, decisions);
  const isDirty = isChanged(picked, group.subCampaignList);
  const markClean = useDirty(isDirty, { label: texts.pick.title });
  const close = useClose(isDirty, onClose);

  /** Leaves out of the choice what is not offered any more. Answers the titles of that. */
  const keepOffered = async (): Promise<string[]> => {
    const offered = await readAll(client, campaignEntries.choices, { campaignGroupId: group.id });
    const known = new Set(offered.map(({ id }) => id));
    setDecisions((now) => new Map([...now].filter(([id]) => known.has(id))));
    return [...decisions.keys()].filter((id) => !known.has(id)).map((id) => titles.current.get(id) ?? String(id));
  };
  const problemOf = async (error: unknown): Promise<string> => {
    if (!isApiError(error) || !lost.includes(error.code)) return errorText(error);
    // Where that cannot be read either, the next try is told the same.
    const gone = await keepOffered().catch(() => []);
    return gone.length > 0 ? texts.pick.takenOut(gone.join(', ')) : texts.pick.notOffered;
  };
  const save = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await run({ id: group.id, subCampaignList: [...picked], version: group.version });
      markClean();
      // The same list again makes no new version.
      if (isDirty) onPicked();
      notify.success(texts.updated);
      onClose();
    } catch (error) {
      if (!isSilent(error)) setProblem(await problemOf(error));
    } finally {
      setBusy(false);
    }
  };
  const toggle = ({ id, title }: Pick<CampaignChoice, 'id' | 'title'>) => {
    setProblem(undefined);
    titles.current.set(id, title);
    setDecisions((now) => new Map(now).set(id, !picked.has(id)));
  };
  return { picked, busy, problem, toggle, save: () => void save(), close };
};
