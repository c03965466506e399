import { Filters } from '../list/Filters';
import { List } from '../list/List';
import type { ListSpec } from '../list/types';
import { CampaignRow } from './CampaignRow';
import { type Campaign, flipCampaign, readCampaigns } from './campaigns';
import { texts } from './texts';

const spec: ListSpec<Campaign> = {
  caption: texts.caption,
  search: texts.search,
  columns: texts.columns,
  filters: <Filters chips={texts.filters} />,
  Row: CampaignRow,
  read: readCampaigns,
  flip: flipCampaign,
};

/** The campaign list in React alone. */
export function CampaignList() {
  return <List spec={spec} />;
}
