'use client';
import { reportEntries } from '@telve/api';
import { PageError, useQuery, useTexts } from '@telve/kit';
import { Card, KpiStrip, theme } from '@telve/ui';
import { styled } from 'styled-components';
import { rangeOf } from '../range/ranges';
import { useToday } from '../range/useToday';
import { figureItems } from '../shared/figures';
import { reportTexts } from '../texts';
import { HomeExports } from './HomeExports';

/** This month's sales against the equally long period before, and two files. For the home page of PanelReportUser (REP-07). */
export function ReportHomeCard() {
  return (
    <Stack>
      <MonthFigures />
      <HomeExports />
    </Stack>
  );
}

function MonthFigures() {
  const texts = useTexts(reportTexts);
  const { sales, figures, errorTitle, errorText } = texts.home;
  const range = rangeOf('month', useToday());
  const { data, error, reload } = useQuery(reportEntries.venues, { page: 1, size: 10, ...range, compare: true });
  if (error) {
    return (
      <Card flush>
        <PageError title={errorTitle} text={errorText} onRetry={() => void reload()} />
      </Card>
    );
  }
  const { kpis } = texts.graphics;
  return (
    <KpiStrip
      label={figures}
      status={data ? 'ready' : 'loading'}
      items={figureItems({
        names: ['salesCount', 'remoteOrderCount', 'cashierFrontOrderCount'],
        labels: { ...kpis, salesCount: sales },
        totals: data?.totals,
        previous: data?.totals.previous,
      })}
    />
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
`;
