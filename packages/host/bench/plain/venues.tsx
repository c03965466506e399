import { show } from './show';
import { VenueList } from './venues/VenueList';

show('[data-width="list"]', <VenueList />);
