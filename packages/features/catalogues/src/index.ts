export { TimePeriodAddPage } from './TimePeriodAddPage';
export { TimePeriodEditPage, type TimePeriodEditPageProps } from './TimePeriodEditPage';
export { TimePeriodListPage, type TimePeriodListPageProps } from './TimePeriodListPage';
export { type TimePeriodTexts, timePeriodTexts } from './texts';
