// Charts, figures, and the few parts that stand beside them in a page of others. A door of their own: some bundlers put whatever
// the whole library could load later, its calendar for one, into what they write.
export { Button, type ButtonProps } from './button/Button';
export { Alert, type AlertProps } from './display/alert/Alert';
export { ChartFrame, type ChartFrameProps, type ChartParts } from './display/charts/ChartFrame';
export type { ChartLegendItem } from './display/charts/ChartLegend';
export type { ChartTableData } from './display/charts/ChartTable';
export { FileDownIcon, ImageDownIcon } from './display/charts/icons';
export { type KpiItem, KpiStrip, type KpiStripProps } from './display/charts/KpiStrip';
export type { MenuItem } from './display/menu/items';
export { Skeleton, type SkeletonProps } from './display/skeleton/Skeleton';
export { Tag, type TagProps } from './display/tag/Tag';
export { UiRoot, type UiRootProps } from './root/UiRoot';
export { tabular } from './theme/mixins';
export { theme } from './theme/theme';
