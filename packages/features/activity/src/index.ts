export { ActivityPage } from './ActivityPage';
export { type ActivityTexts, activityTexts } from './texts';
