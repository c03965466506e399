export { ActivityPage, type ActivityPageProps } from './ActivityPage';
export type { ActivityFilterKinds } from './data/useLogState';
export { type ActivityTexts, activityTexts } from './texts';
