import type { ApiError } from '@telve/api';
import { useTexts } from '@telve/kit/read';
import { useEffect } from 'react';
import type { ChartProps } from '../charts/props';
import type { ReportName } from './data';
import { reportWidgetTexts } from './texts';
import type { ChartWidgetProps, WidgetProps } from './types';
import { daysInWords, useDays, type WidgetDays } from './useDays';
import type { Report } from './useReport';
import { WidgetFault } from './WidgetFault';

interface Widget extends WidgetDays {
  title: string;
}

/** Days and title of a widget. */
export const useWidget = (name: ReportName, { range, data, title }: WidgetProps): Widget => {
  const texts = useTexts(reportWidgetTexts);
  const days = useDays(range, data);
  return { ...days, title: title ?? texts.titles[name](daysInWords(days.choice, texts.ranges)) };
};

/** Tells the page around of an error, once. */
export const useTold = (error: ApiError | undefined, onError: WidgetProps['onError']): void => {
  useEffect(() => {
    if (error) onError?.(error);
  }, [error, onError]);
};

/** The properties of a chart that follow from its report: errors go before emptiness. */
export const chartPropsOf = (
  { title, unfinishedDay }: Widget,
  { status, error, retry }: Report<unknown>,
  { level, tableShown = true, chartTexts }: ChartWidgetProps,
): ChartProps => ({
  title,
  level,
  unfinishedDay,
  tableShown,
  texts: chartTexts,
  status: error ? 'ready' : status,
  body: error && <WidgetFault error={error} onRetry={retry} />,
});
