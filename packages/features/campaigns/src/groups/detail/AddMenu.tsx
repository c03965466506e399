import { campaignEntries } from '@telve/api';
import { useCan, useNotify, useTarget, useTexts } from '@telve/kit';
import { Button, ChevronDownIcon, Menu, type MenuItem, PlusIcon } from '@telve/ui';
import { type ComponentType, type MouseEvent, useState } from 'react';
import type { PickCampaignsProps } from '../pick/PickCampaigns';
import { campaignGroupTexts } from '../texts';
import type { GroupHeadProps } from './GroupHead';

/** Adds a campaign to the group: a new one, or existing ones (GRP-06). The dialog is loaded when it is asked for. */
export function AddMenu({ group, onPicked }: GroupHeadProps) {
  const texts = useTexts(campaignGroupTexts);
  const notify = useNotify();
  const mayAdd = useCan(campaignEntries.create);
  const mayPick = useCan(campaignEntries.setGroupCampaigns);
  const toNew = useTarget({ target: 'campaigns.addSub', params: { id: group.id } });
  const [open, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<PickCampaignsProps>>();
  const pick = async () => {
    try {
      const { PickCampaigns } = await import('../pick/PickCampaigns');
      setDialog(() => PickCampaigns);
      setOpen(true);
    } catch {
      notify.error(texts.failed);
    }
  };
  const items: MenuItem[] = [];
  if (toNew && mayAdd) {
    items.push({
      id: 'new',
      label: texts.addNew,
      hint: texts.addNewHint,
      href: toNew.href,
      // With an address the item is an anchor.
      onSelect: (event) => toNew.onClick(event as MouseEvent<HTMLAnchorElement>),
    });
  }
  if (mayPick) items.push({ id: 'pick', label: texts.addExisting, onSelect: () => void pick() });
  if (items.length === 0) return null;
  return (
    <>
      <Menu
        items={items}
        trigger={(props) => (
          <Button {...props} variant="primary" icon={<PlusIcon />} endIcon={<ChevronDownIcon aria-hidden="true" />}>
            {texts.add}
          </Button>
        )}
      />
      {Dialog && open && <Dialog group={group} onClose={() => setOpen(false)} onPicked={onPicked} />}
    </>
  );
}
