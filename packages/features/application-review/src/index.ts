export { ApplicationDetailPage, type ApplicationDetailPageProps } from './detail/ApplicationDetailPage';
export { ApplicationListPage, type ApplicationListPageProps } from './list/ApplicationListPage';
export { type ApplicationReviewTexts, applicationReviewTexts } from './texts';
