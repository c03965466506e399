'use client';
import { venueEntries } from '@telve/api';
import { PageError, TargetLink, useQuery, useTexts } from '@telve/kit';
import { Card, containerBelow, EmptyState, LiveRegion, Skeleton, StoreIcon, text, theme } from '@telve/ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { VenueCard } from './home/VenueCard';
import { venueTexts } from './texts';

const shown = 3;
const firstPage = { page: 1, size: shown, search: '' };

/** The user's first three venues with their state, and the way to all of them. For the home page of PanelVenueUser. */
export function VenueHomeCard() {
  const texts = useTexts(venueTexts);
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{texts.home.title}</h2>
        <TargetLink target="venues.list">{texts.home.all}</TargetLink>
      </header>
      <FirstVenues />
    </Root>
  );
}

function FirstVenues(): ReactNode {
  const texts = useTexts(venueTexts);
  const { data, error, reload } = useQuery(venueEntries.list, firstPage);
  const { errorTitle, errorText, loading } = texts.home;
  if (error) {
    return (
      <Card flush>
        <PageError title={errorTitle} text={errorText} onRetry={() => void reload()} />
      </Card>
    );
  }
  if (!data) return <Placeholders label={loading} />;
  if (data.items.length === 0) {
    return (
      <Card flush>
        <EmptyState icon={<StoreIcon />} title={texts.empty.title} description={texts.empty.description} level={3} />
      </Card>
    );
  }
  return (
    <Grid>
      {data.items.map((venue) => (
        <VenueCard key={venue.id} venue={venue} />
      ))}
    </Grid>
  );
}

function Placeholders({ label }: { label: string }) {
  return (
    <Grid aria-busy="true">
      <LiveRegion>{label}</LiveRegion>
      {Array.from({ length: shown }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders have no other identity.
        <Card key={card}>
          <Skeleton height={80} />
        </Card>
      ))}
    </Grid>
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
