import { campaignEntries } from '@telve/api';
import { useCan, useTarget, useTexts } from '@telve/kit';
import { Button, ChevronDownIcon, FilePlusIcon, ListChecksIcon, Menu, type MenuItem, PlusIcon } from '@telve/ui';
import { type MouseEvent, useState } from 'react';
import { useLate } from '../pick/useLate';
import { campaignGroupTexts } from '../texts';
import type { GroupHeadProps } from './GroupHead';

const loadPicker = () => import('../pick/PickCampaigns').then((module) => module.PickCampaigns);

/** Adds a campaign to the group: a new one, or existing ones (GRP-06). The dialog is loaded when it is asked for. */
export function AddMenu({ group, onPicked }: GroupHeadProps) {
  const texts = useTexts(campaignGroupTexts);
  const mayAdd = useCan(campaignEntries.create);
  const mayPick = useCan(campaignEntries.setGroupCampaigns);
  const toNew = useTarget({ target: 'campaigns.addSub', params: { id: group.id } });
  const [open, setOpen] = useState(false);
  const { Part: Dialog, ask } = useLate(loadPicker);
  const pick = async () => {
    if (await ask()) setOpen(true);
  };
  const items: MenuItem[] = [];
  if (toNew && mayAdd) {
    items.push({
      id: 'new',
      label: texts.addNew,
      text: texts.addNewText,
      icon: <FilePlusIcon aria-hidden="true" />,
      href: toNew.href,
      // With an address the item is an anchor.
      onSelect: (event) => toNew.onClick(event as MouseEvent<HTMLAnchorElement>),
    });
  }
  if (mayPick) {
    items.push({
      id: 'pick',
      label: texts.addExisting,
      text: texts.addExistingText,
      icon: <ListChecksIcon aria-hidden="true" />,
      onSelect: () => void pick(),
    });
  }
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
