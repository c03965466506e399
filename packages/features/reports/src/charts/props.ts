import type { IsoDate } from '@telve/locale';
import type { ReactNode } from 'react';
import type { ChartTextsOverride } from './texts';

/** What all charts take beside their data. */
export interface ChartProps {
  /** Default: the Turkish name of the chart. */
  title?: string;
  /** Level of the title's heading. Default 2. */
  level?: 2 | 3 | 4;
  /** Day of the data that is not over yet, `YYYY-MM-DD`: named in the summary, marked in the drawing and the table. */
  unfinishedDay?: IsoDate | undefined;
  /** Whether the table is shown before the reader decides. Default false. */
  tableShown?: boolean;
  /** `loading`: nothing is known yet, the data are not looked at. `refreshing`: the former data, paler. Default `ready`. */
  status?: 'loading' | 'ready' | 'refreshing';
  /** Instead of drawing and table: an error. It goes before emptiness. */
  body?: ReactNode;
  /** Texts that replace the Turkish ones, key by key. */
  texts?: ChartTextsOverride;
}
