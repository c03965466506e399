export { PlanListPage, type PlanListPageProps } from './PlanListPage';
export { PlanPricePage, type PlanPricePageProps } from './PlanPricePage';
export { type PlanTexts, planTexts } from './texts';
