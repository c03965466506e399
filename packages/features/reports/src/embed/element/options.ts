import type { Client, WidgetToken } from '@telve/api';
import type { RangeChoice } from '../../scope/choice';
import type { ReportName } from '../../widgets/data';
import type { WidgetProps } from '../../widgets/types';

/** What is shown, and how. */
export interface ReportOptions extends Pick<WidgetProps, 'title' | 'level' | 'theme' | 'lang' | 'nonce' | 'texts'> {
  /** Default `orderTypes`. */
  report?: ReportName | undefined;
  /** The days at the beginning. Default `month`. */
  range?: RangeChoice | undefined;
  /** Whether the reader may choose other days. Default false. */
  picker?: boolean;
  /** Told of the days that the reader chose. */
  onRangeChange?: (range: RangeChoice) => void;
  /** A call was refused or failed, or the report broke. The reader has been told already. */
  onError?: (error: unknown) => void;
}

/** What a page without React says to have a report shown. */
export interface MountOptions extends ReportOptions {
  /** Address of the API, e.g. `https://panel.example.com`. Required unless a `client` is given; read once. */
  apiBase?: string | undefined;
  /** Asks your server for a widget token. Required unless a `client` is given. */
  getToken?: () => Promise<WidgetToken>;
  /** A client of the page's own, instead of `apiBase` and `getToken`; read once. */
  client?: Client;
}

/** What is missing to begin, in one sentence; null when nothing is. */
export const missingOption = ({ apiBase, client, getToken }: MountOptions): string | null => {
  if (client) return null;
  if (!apiBase) return 'apiBase is missing: the address of the Telve API, e.g. https://panel.example.com.';
  if (!getToken) return 'getToken is missing: a function that asks your server for a widget token.';
  return null;
};
