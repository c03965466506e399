'use client';
import { applicationEntries } from '@telve/api';
import { PageError, TargetLink, useQuery, useTexts } from '@telve/kit';
import { formatNumber } from '@telve/locale';
import { Card, containerBelow, LiveRegion, Skeleton, text, theme } from '@telve/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { applicationReviewTexts } from '../texts';

/** What waits for staff, the last step first. */
const waiting = ['PendingApproval', 'NewApplication', 'PendingPreApproval'] as const;
type Waiting = (typeof waiting)[number];

const inputs = Object.fromEntries(waiting.map((status) => [status, { page: 1, size: 1, status }])) as Record<
  Waiting,
  { page: number; size: number; status: Waiting }
>;

/** How many applications wait for staff, each number leading to the list of these. For the home page of PanelUser. */
export function WaitingApplicationsCard() {
  const { home } = useTexts(applicationReviewTexts);
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{home.title}</h2>
        <TargetLink target="applications.list">{home.all}</TargetLink>
      </header>
      <Counts />
    </Root>
  );
}

function Counts() {
  const { home } = useTexts(applicationReviewTexts);
  const queries = {
    PendingApproval: useQuery(applicationEntries.list, inputs.PendingApproval),
    NewApplication: useQuery(applicationEntries.list, inputs.NewApplication),
    PendingPreApproval: useQuery(applicationEntries.list, inputs.PendingPreApproval),
  };
  const all = Object.values(queries);
  if (all.some(({ error }) => error)) {
    const retry = () => all.filter(({ error }) => error).forEach(({ reload }) => void reload());
    return (
      <Card flush>
        <PageError title={home.errorTitle} text={home.errorText} onRetry={retry} />
      </Card>
    );
  }
  const isLoading = all.some(({ data }) => data === undefined);
  return (
    <Grid aria-busy={isLoading}>
      {isLoading && <LiveRegion>{home.loading}</LiveRegion>}
      {waiting.map((status) => (
        <Card key={status}>
          <Count status={status} count={queries[status].data?.totalCount} />
        </Card>
      ))}
    </Grid>
  );
}

function Count({ status, count }: { status: Waiting; count: number | undefined }) {
  const { home } = useTexts(applicationReviewTexts);
  if (count === undefined) return <Skeleton height={48} />;
  return (
    <Figure>
      <b>{formatNumber(count)}</b>
      <TargetLink target="applications.list" search={{ status }}>
        {home.lines[status]}
      </TargetLink>
    </Figure>
  );
}

const Root = styled.section`
  & > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[5]};
    margin-bottom: ${theme.space[5]};
  }
  & > header > h2 { ${text('card')} }
  & > header > a { ${text('label')} }
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[6]};
  ${containerBelow.lg} { grid-template-columns: minmax(0, 1fr); }
`;

const Figure = styled.p`
  display: grid;
  gap: ${theme.space[1]};
  & > b { ${text('title')} font-variant-numeric: tabular-nums; }
  & > a { ${text('label')} }
`;
