'use client';
import { venueEntries } from '@telve/api';
import { PageError, TargetLink, useQuery, useTexts } from '@telve/kit';
import { Card, CardGrid, CardSection, EmptyState, Skeleton, StoreIcon } from '@telve/ui';
import type { ReactNode } from 'react';
import { VenueCard } from './home/VenueCard';
import { venueTexts } from './texts';

const shown = 3;
const firstPage = { page: 1, size: shown, search: '' };

/** The user's first three venues with their state, and the way to all of them. For the home page of PanelVenueUser. */
export function VenueHomeCard() {
  const texts = useTexts(venueTexts);
  return (
    <CardSection title={texts.home.title} action={<TargetLink target="venues.list">{texts.home.all}</TargetLink>}>
      <FirstVenues />
    </CardSection>
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
    <CardGrid>
      {data.items.map((venue) => (
        <VenueCard key={venue.id} venue={venue} />
      ))}
    </CardGrid>
  );
}

function Placeholders({ label }: { label: string }) {
  return (
    <CardGrid loading={label}>
      {Array.from({ length: shown }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders have no other identity.
        <Card key={card}>
          <Skeleton height={80} />
        </Card>
      ))}
    </CardGrid>
  );
}
