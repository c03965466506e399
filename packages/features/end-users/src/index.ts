export { AccessLogPage, type AccessLogPageProps } from './AccessLogPage';
export type { AccessLogFilterKinds } from './access-log/filters';
export { type AccessLogTexts, accessLogTexts } from './access-log/texts';
export { EndUserDetailPage, type EndUserDetailPageProps } from './EndUserDetailPage';
export { EndUserSearchPage, type EndUserSearchPageProps } from './EndUserSearchPage';
export { type EndUserTexts, endUserTexts } from './texts';
