import type { Role } from '@telve/api';
import type { HomeCard, PageComponent } from '@telve/kit';
import { lazy, Suspense, useMemo } from 'react';
import { styled } from 'styled-components';
import { manifests } from '../app/features';
import { hasRole } from '../session/hasRole';

const loaded = new Map<HomeCard, PageComponent>();

const cardOf = (card: HomeCard): PageComponent => {
  const known = loaded.get(card) ?? lazy(() => card.load().then((component) => ({ default: component })));
  loaded.set(card, known);
  return known;
};

const Stack = styled.div`
  display: grid;
  gap: 24px;
  margin-bottom: 24px;
`;

/** The cards that features put on the home page of these roles, each loading on its own. */
export const HomeCards = ({ roles }: { roles: readonly Role[] }) => {
  const cards = useMemo(
    () =>
      manifests
        .flatMap((feature) => feature.homeCards ?? [])
        .filter((card) => hasRole(card.roles, roles))
        .sort((a, b) => a.order - b.order),
    [roles],
  );
  if (cards.length === 0) return null;
  return (
    <Stack>
      {cards.map((card) => {
        const Card = cardOf(card);
        return (
          <Suspense key={card.id} fallback={null}>
            <Card />
          </Suspense>
        );
      })}
    </Stack>
  );
};
