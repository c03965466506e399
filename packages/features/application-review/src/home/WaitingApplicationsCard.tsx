'use client';
import { applicationEntries } from '@telve/api';
import { PageError, TargetLink, useQuery, useTexts } from '@telve/kit';
import { formatNumber } from '@telve/locale';
import {
  Card,
  CardSection,
  containerBelow,
  FileTextIcon,
  InboxIcon,
  LiveRegion,
  Skeleton,
  StoreIcon,
  tabular,
  text,
  theme,
} from '@telve/ui';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { applicationReviewTexts } from '../texts';

/** What waits for staff, in the order of an application's steps. */
const waiting = ['NewApplication', 'PendingPreApproval', 'PendingApproval'] as const;
type Waiting = (typeof waiting)[number];

const icons: Readonly<Record<Waiting, ComponentType<{ 'aria-hidden': true }>>> = {
  NewApplication: InboxIcon,
  PendingPreApproval: FileTextIcon,
  PendingApproval: StoreIcon,
};

const inputs = Object.fromEntries(waiting.map((status) => [status, { page: 1, size: 1, status }])) as Record<
  Waiting,
  { page: number; size: number; status: Waiting }
>;

/** How many applications wait for staff, in one strip, each number leading to the list of these. For the home page of PanelUser. */
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
    NewApplication: useQuery(applicationEntries.list, inputs.NewApplication),
    PendingPreApproval: useQuery(applicationEntries.list, inputs.PendingPreApproval),
    PendingApproval: useQuery(applicationEntries.list, inputs.PendingApproval),
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
    <div aria-busy={isLoading}>
      {isLoading && <LiveRegion>{home.loading}</LiveRegion>}
      <Strip>
        {waiting.map((status) => (
          <li key={status}>
            <Count status={status} count={queries[status].data?.totalCount} />
          </li>
        ))}
      </Strip>
    </div>
  );
}

function Count({ status, count }: { status: Waiting; count: number | undefined }) {
  const { home } = useTexts(applicationReviewTexts);
  const Icon = icons[status];
  const figure = (
    <span className="figure">
      <span className="label">
        <Icon aria-hidden />
        {home.lines[status]}
      </span>{' '}
      {count === undefined ? <Skeleton width="40%" height={32} /> : <b>{formatNumber(count)}</b>}
    </span>
  );
  if (count === undefined) return figure;
  return (
    <TargetLink target="applications.list" search={{ status }}>
      {figure}
    </TargetLink>
  );
}

const { color, space } = theme;

const Strip = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  margin: 0;
  padding: 0;
  border: 1px solid ${color.border.default};
  border-radius: ${theme.radius.lg};
  overflow: clip;
  background: ${color.bg.surface};
  list-style: none;

  & > li + li { border-left: 1px solid ${color.border.default}; }
  & a { display: block; height: 100%; }
  & a:hover { background: ${color.bg.hover}; text-decoration: none; }
  & a:hover .label { text-decoration: underline; text-underline-offset: 3px; }
  & a:focus-visible { outline-offset: -2px; }
  & .figure { display: grid; gap: ${space[2]}; padding: ${space[6]} ${space[7]}; }
  & .label {
    display: flex;
    align-items: center;
    gap: ${space[4]};
    ${text('label')}
    color: ${color.text.secondary};
  }
  & svg { flex: none; width: 14px; height: 14px; }
  & b { ${text('metric')} ${tabular} color: ${color.text.primary}; }
  ${containerBelow.md} {
    grid-template-columns: minmax(0, 1fr);
    & > li + li { border-top: 1px solid ${color.border.default}; border-left: 0; }
    & .figure { grid-template-columns: minmax(0, 1fr) auto; align-items: center; padding: ${space[5]} ${space[6]}; }
  }
`;
