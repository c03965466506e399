import { type CampaignGroup, type CampaignRow, campaignEntries } from '@telve/api';
import { ListPage, useList, useTexts } from '@telve/kit';
import { today } from '@telve/locale';
import { TicketPercentIcon } from '@telve/ui';
import { useMemo } from 'react';
import { runningOf } from '../../codes/running';
import { useCampaignChoices } from '../../data/useCampaignChoices';
import { campaignColumns } from '../../list/columns';
import { campaignFilterKinds, campaignFilters } from '../../list/filters';
import { campaignTexts } from '../../list/texts';
import { useCampaignSwitches } from '../../list/useCampaignSwitches';
import { campaignWords } from '../../words/texts';
import { campaignGroupTexts } from '../texts';
import { GroupCodes } from './GroupCodes';

/** Of a group these are left out: its campaigns are read together. */
const leftOut = ['package', 'priority'];

/**
 * The campaigns of a group with the filters of the campaign list (GRP-05, D-70), and how far the making of their codes is;
 * read again while codes are being made.
 */
export function SubCampaigns({ group }: { group: CampaignGroup }) {
  const texts = useTexts(campaignGroupTexts);
  const listTexts = useTexts(campaignTexts);
  const words = useTexts(campaignWords);
  const choices = useCampaignChoices();
  const list = useList(campaignEntries.list, { filters: campaignFilterKinds, input: { campaignGroupId: group.id } });
  const { activeOf, shownOf } = useCampaignSwitches<typeof campaignFilterKinds>(list);
  const columns = useMemo(
    () => campaignColumns({ texts: listTexts, words, activeOf, shownOf }).filter(({ id }) => !leftOut.includes(id)),
    [listTexts, words, activeOf, shownOf],
  );
  return (
    <ListPage<CampaignRow, typeof campaignFilterKinds>
      list={list}
      caption={texts.subCaption}
      search={texts.subSearch}
      columns={columns}
      filters={campaignFilters({ texts: listTexts, words, ...choices, today: today() })}
      empty={{ ...texts.subEmpty, icon: <TicketPercentIcon /> }}
      notFound={texts.subNotFound}
    >
      <GroupCodes group={group} isSeenRunning={runningOf(list.rows) !== null} reload={list.reload} />
    </ListPage>
  );
}
