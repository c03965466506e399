import { createRoot } from 'react-dom/client';
import { VenueList } from './VenueList';

const place = document.querySelector('[data-width="list"]');
if (!place) throw new Error('The page lacks the place of the list');
createRoot(place).render(<VenueList />);
