import { CampaignList } from './campaigns/CampaignList';
import { show } from './show';

show('[role="tabpanel"]', <CampaignList />);
