import { campaignEntries, isApiError } from '@telve/api';
import {
  isSilent,
  kitTexts,
  useClient,
  useConfirm,
  useDirty,
  useErrorText,
  useMutation,
  useNotify,
  useTexts,
} from '@telve/kit';
import { useState } from 'react';
import { campaignGroupTexts } from '../texts';
import type { PickCampaignsProps } from './PickCampaigns';
import { isChanged, toggled } from './picks';
import { readAll } from './readAll';

/** Codes of a choice that holds a campaign which cannot be had any more. */
const lost = ['campaign_of_other_group', 'campaign_not_found'];

/** What is chosen for a group, and how it is stored; leaving a changed choice asks first. */
export const usePickCampaigns = ({ group, onClose, onPicked }: PickCampaignsProps) => {
  const texts = useTexts(campaignGroupTexts);
  const { leave } = useTexts(kitTexts);
  const client = useClient();
  const confirm = useConfirm();
  const notify = useNotify();
  const errorText = useErrorText({
    campaign_of_other_group: texts.pick.otherGroup,
    campaign_not_found: texts.pick.otherGroup,
  });
  const { run, busy } = useMutation(campaignEntries.setGroupCampaigns);
  const [picked, setPicked] = useState<ReadonlySet<number>>(() => new Set(group.subCampaignList));
  const isDirty = isChanged(picked, group.subCampaignList);
  const markClean = useDirty(isDirty, { label: texts.pick.title });

  /** Leaves out of the choice what is not offered any more. */
  const keepOffered = async () => {
    const offered = await readAll(client, campaignEntries.choices, { campaignGroupId: group.id });
    const known = new Set(offered.map(({ id }) => id));
    setPicked((now) => new Set([...now].filter((id) => known.has(id))));
  };
  const save = async () => {
    try {
      await run({ id: group.id, subCampaignList: [...picked], version: group.version });
      markClean();
      onPicked();
      notify.success(texts.updated);
      onClose();
    } catch (error) {
      if (isSilent(error)) return;
      notify.error(errorText(error));
      // Where that cannot be read either, the next try is told the same.
      if (isApiError(error) && lost.includes(error.code)) await keepOffered().catch(() => {});
    }
  };
  const close = async () => {
    const mayGo =
      !isDirty ||
      (await confirm({ title: leave.title, text: leave.text, confirmLabel: leave.leave, cancelLabel: leave.stay }));
    if (mayGo) onClose();
  };
  return {
    picked,
    busy,
    toggle: (id: number) => setPicked((now) => toggled(now, id)),
    save: () => void save(),
    close: () => void close(),
  };
};
