'use client';
import { useTexts } from '@telve/kit/read';
import { KpiStrip, theme } from '@telve/ui/charts';
import { styled } from 'styled-components';
import { dayInWords } from '../range/days';
import { figureItems, figureNames } from '../shared/figures';
import { reads } from './reads';
import { reportWidgetTexts } from './texts';
import type { WidgetProps } from './types';
import { useReport } from './useReport';
import { useTold, useWidget } from './useWidget';
import { WidgetFault } from './WidgetFault';
import { WidgetRoot } from './WidgetRoot';

/** The sales of all venues in four figures, each against the equally long period before (REP-13 to REP-16). */
export function SalesWidget(props: WidgetProps) {
  return (
    <WidgetRoot {...props}>
      <Connected {...props} />
    </WidgetRoot>
  );
}

function Connected(props: WidgetProps) {
  const texts = useTexts(reportWidgetTexts);
  const { title, range, unfinishedDay } = useWidget('sales', props);
  const { payload, status, error, retry } = useReport(reads.sales, range, props.data, ({ sales }) => sales);
  useTold(error, props.onError);
  const Heading = `h${props.level ?? 2}` as const;
  return (
    <Root aria-label={title}>
      <Heading>{title}</Heading>
      {unfinishedDay && <p>{texts.unfinished(dayInWords(unfinishedDay))}</p>}
      {error ? (
        <WidgetFault error={error} onRetry={retry} />
      ) : (
        <KpiStrip
          label={title}
          status={status}
          items={figureItems({
            names: figureNames,
            labels: texts.sales,
            totals: payload?.totals,
            previous: payload?.totals.previous,
          })}
        />
      )}
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  & > :is(h2, h3, h4) {
    font-size: ${theme.text.card.size};
    line-height: ${theme.text.card.line};
    font-weight: ${theme.text.card.weight};
  }
  & > p {
    color: ${theme.color.text.secondary};
    font-size: ${theme.text.caption.size};
    line-height: ${theme.text.caption.line};
  }
`;
