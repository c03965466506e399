import { campaignEntries, isApiError } from '@telve/api';
import { isSilent, useClient, useDirty, useErrorText, useMutation, useNotify, useTexts } from '@telve/kit';
import { useState } from 'react';
import { campaignGroupTexts } from '../texts';
import type { PickCampaignsProps } from './PickCampaigns';
import { type Decisions, decided, isChanged } from './picks';
import { readAll } from './readAll';
import { useClose } from './useClose';

/** Codes of a choice that holds a campaign which cannot be had any more. */
const lost = ['campaign_of_other_group', 'campaign_not_found'];

/**
 * What is chosen for a group, and how it is stored; leaving a changed choice asks first. Where somebody else changed the
 * group meanwhile, its new list is shown with what was decided here.
 */
export const usePickCampaigns = ({ group, onClose, onPicked }: PickCampaignsProps) => {
  const texts = useTexts(campaignGroupTexts);
  const client = useClient();
  const notify = useNotify();
  const errorText = useErrorText({
    campaign_of_other_group: texts.pick.otherGroup,
    campaign_not_found: texts.pick.otherGroup,
  });
  const { run, busy } = useMutation(campaignEntries.setGroupCampaigns);
  const [decisions, setDecisions] = useState<Decisions>(new Map());
  const picked = decided(group.subCampaignList, decisions);
  const isDirty = isChanged(picked, group.subCampaignList);
  const markClean = useDirty(isDirty, { label: texts.pick.title });
  const close = useClose(isDirty, onClose);

  /** Leaves out of the choice what is not offered any more. */
  const keepOffered = async () => {
    const offered = await readAll(client, campaignEntries.choices, { campaignGroupId: group.id });
    const known = new Set(offered.map(({ id }) => id));
    setDecisions((now) => new Map([...now].filter(([id]) => known.has(id))));
  };
  const save = async () => {
    try {
      await run({ id: group.id, subCampaignList: [...picked], version: group.version });
      markClean();
      // The same list again makes no new version.
      if (isDirty) onPicked();
      notify.success(texts.updated);
      onClose();
    } catch (error) {
      if (isSilent(error)) return;
      notify.error(errorText(error));
      // Where that cannot be read either, the next try is told the same.
      if (isApiError(error) && lost.includes(error.code)) await keepOffered().catch(() => {});
    }
  };
  return {
    picked,
    busy,
    toggle: (id: number) => setDecisions((now) => new Map(now).set(id, !picked.has(id))),
    save: () => void save(),
    close,
  };
};
