import type { CampaignRow } from '@telve/api';
import { type List, ListPage, useTexts } from '@telve/kit';
import { today } from '@telve/locale';
import { TicketPercentIcon } from '@telve/ui';
import { useMemo } from 'react';
import { useCampaignChoices } from '../data/useCampaignChoices';
import { campaignWords } from '../words/texts';
import { campaignColumns } from './columns';
import { type CampaignFilterKinds, campaignFilters } from './filters';
import { campaignTexts } from './texts';
import { useCampaignSwitches } from './useCampaignSwitches';

/** Search, filters and rows of the single campaigns (CAMP-04 to CAMP-25). */
export function CampaignList({ list }: { list: List<CampaignRow, CampaignFilterKinds> }) {
  const texts = useTexts(campaignTexts);
  const words = useTexts(campaignWords);
  const choices = useCampaignChoices();
  const { activeOf, shownOf } = useCampaignSwitches(list);
  const columns = useMemo(
    () => campaignColumns({ texts, words, activeOf, shownOf }),
    [texts, words, activeOf, shownOf],
  );
  return (
    <ListPage
      list={list}
      caption={texts.caption}
      search={texts.search}
      columns={columns}
      filters={campaignFilters({ texts, words, ...choices, today: today() })}
      empty={{ ...texts.empty, icon: <TicketPercentIcon /> }}
      notFound={texts.notFound}
    />
  );
}
