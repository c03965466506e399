import type { CampaignGroupRow } from '@telve/api';
import { type List, ListPage, TargetButton, useTexts } from '@telve/kit';
import { InboxIcon, PlusIcon } from '@telve/ui';
import { useMemo } from 'react';
import { groupColumns } from './tab/columns';
import { campaignGroupTexts } from './texts';

/** The campaign groups, second tab of the campaign list (CAMP-02, GRP-12, GRP-25). */
export function GroupTab({ list }: { list: List<CampaignGroupRow, Record<never, never>> }) {
  const texts = useTexts(campaignGroupTexts);
  const columns = useMemo(() => groupColumns(texts), [texts]);
  return (
    <ListPage
      list={list}
      caption={texts.caption}
      search={texts.search}
      columns={columns}
      empty={{
        ...texts.empty,
        icon: <InboxIcon />,
        action: (
          <TargetButton target="campaigns.addGroup" variant="primary" icon={<PlusIcon />}>
            {texts.addTitle}
          </TargetButton>
        ),
      }}
      notFound={texts.notFound}
    />
  );
}
