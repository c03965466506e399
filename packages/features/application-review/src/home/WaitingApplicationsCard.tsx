'use client';
import { applicationEntries } from '@telve/api';
import { PageError, TargetLink, useQuery, useTexts } from '@telve/kit';
import { formatNumber } from '@telve/locale';
import { Card, CardGrid, CardSection, Skeleton, text, theme } from '@telve/ui';
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
  return (
    <CardSection title={home.title} action={<TargetLink target="applications.list">{home.all}</TargetLink>}>
      <Counts />
    </CardSection>
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
    <CardGrid loading={isLoading ? home.loading : undefined}>
      {waiting.map((status) => (
        <Card key={status}>
          <Count status={status} count={queries[status].data?.totalCount} />
        </Card>
      ))}
    </CardGrid>
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

const Figure = styled.p`
  display: grid;
  gap: ${theme.space[1]};
  & > b { ${text('title')} font-variant-numeric: tabular-nums; }
  & > a { ${text('label')} }
`;
