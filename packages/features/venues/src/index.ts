export type { VenueFilterKinds, VenueFilterValues } from './list/filters';
export { type VenueTexts, venueTexts } from './texts';
export { VenueHomeCard } from './VenueHomeCard';
export { VenueListPage, type VenueListPageProps } from './VenueListPage';
