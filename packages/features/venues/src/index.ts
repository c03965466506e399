export { type VenueEditorTexts, venueEditorTexts } from './editor/texts';
export type { VenueFilterKinds, VenueFilterValues } from './list/filters';
export { type VenueTexts, venueTexts } from './texts';
export { VenueAddPage } from './VenueAddPage';
export { VenueEditPage, type VenueEditPageProps } from './VenueEditPage';
export { VenueHomeCard } from './VenueHomeCard';
export { VenueListPage, type VenueListPageProps } from './VenueListPage';
