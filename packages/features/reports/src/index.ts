export { GraphicsPage, type GraphicsPageProps } from './graphics/GraphicsPage';
export { ReportHomeCard } from './home/ReportHomeCard';
export type { OrderFilterKinds } from './orders/filters';
export { OrderReportPage, type OrderReportPageProps } from './orders/OrderReportPage';
export { type ReportTexts, reportTexts } from './texts';
export type { VenueReportFilterKinds } from './venues/filters';
export { VenueReportPage, type VenueReportPageProps } from './venues/VenueReportPage';
