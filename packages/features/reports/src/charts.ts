export { axisTop } from './charts/model/axis';
export type { ChartDay, ChartProduct, ChartVenue } from './charts/model/types';
export { OrderTypeChart, type OrderTypeChartProps, type OrderTypeSelection } from './charts/OrderTypeChart';
export { ProductChart, type ProductChartProps } from './charts/ProductChart';
export type { ChartProps } from './charts/props';
export { type ChartTexts, type ChartTextsOverride, chartTexts } from './charts/texts';
export { VenueChart, type VenueChartProps } from './charts/VenueChart';
