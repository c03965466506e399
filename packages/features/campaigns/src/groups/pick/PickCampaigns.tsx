import { type CampaignGroup, campaignEntries, campaignLimits } from '@telve/api';
import { useTexts } from '@telve/kit';
import { formatDate, formatNumber } from '@telve/locale';
import { Alert, Button, Dialog } from '@telve/ui';
import { useMemo } from 'react';
import { campaignWords } from '../../words/texts';
import { campaignGroupTexts } from '../texts';
import { PickList } from './PickList';
import { countPicks } from './picks';
import { usePickCampaigns } from './usePickCampaigns';
import { usePickList } from './usePickList';

export interface PickCampaignsProps {
  group: CampaignGroup;
  onClose: () => void;
  /** The choice is stored: the group's version went up by one. */
  onPicked: () => void;
}

/** Chooses the campaigns of a group among those of none and its own; the choice replaces the list (GRP-07, GRP-30, GRP-34, D-74). */
export function PickCampaigns(props: PickCampaignsProps) {
  const { group } = props;
  const texts = useTexts(campaignGroupTexts).pick;
  const { types, packages } = useTexts(campaignWords);
  const list = usePickList(
    campaignEntries.choices,
    useMemo(() => ({ campaignGroupId: group.id }), [group.id]),
  );
  const { picked, toggle, save, busy, problem, close } = usePickCampaigns(props);
  const { count, already, leaving } = countPicks(picked, group.subCampaignList);
  const isTooMany = count > campaignLimits.subCampaignsMax;
  const note = [
    texts.note(formatNumber(count)),
    already > 0 ? texts.already(formatNumber(already)) : '',
    leaving > 0 ? texts.leaving(formatNumber(leaving)) : '',
  ];
  return (
    <Dialog
      open
      title={texts.title}
      description={texts.description}
      onClose={close}
      note={isTooMany ? texts.tooMany(formatNumber(campaignLimits.subCampaignsMax)) : note.filter(Boolean).join(', ')}
      actions={
        <>
          <Button variant="ghost" onClick={close}>
            {texts.cancel}
          </Button>
          <Button variant="primary" loading={busy} disabled={isTooMany} onClick={save}>
            {texts.save}
          </Button>
        </>
      }
    >
      {problem && <Alert tone="danger">{problem}</Alert>}
      <PickList
        list={list}
        label={texts.list}
        search={texts.search}
        empty={texts.empty}
        itemOf={({ id, title, type, subscriptionType, endDate, groupCampaignId }) => ({
          title,
          note: [id, types[type], packages[subscriptionType], texts.until(formatDate(endDate))].join(' · '),
          tag: groupCampaignId === group.id ? texts.inGroup : undefined,
        })}
        isPicked={({ id }) => picked.has(id)}
        onToggle={toggle}
        disabled={busy}
      />
    </Dialog>
  );
}
