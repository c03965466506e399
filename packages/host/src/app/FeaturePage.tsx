import { type FeatureRoute, type PageComponent, PageSkeleton } from '@telve/kit';
import { lazy, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { RolesOnly } from './guards';
import { PageArrival } from './PageArrival';

const pages = new Map<FeatureRoute, PageComponent>();

const pageOf = (route: FeatureRoute, load = route.load): PageComponent => {
  const known = pages.get(route) ?? lazy(() => load().then((component) => ({ default: component })));
  pages.set(route, known);
  return known;
};

/** One page of a feature: loads it, hands it what its manifest reads from the address, announces its arrival. */
export const FeaturePage = ({ route, page: own }: { route: FeatureRoute; page?: () => Promise<PageComponent> }) => {
  const params = useParams();
  const [search] = useSearchParams();
  const Loaded = pageOf(route, own);
  const named = Object.fromEntries(Object.entries(params).filter((pair): pair is [string, string] => Boolean(pair[1])));
  const page = (
    <Suspense fallback={<PageSkeleton />}>
      <PageArrival title={route.title} />
      <Loaded {...route.props?.(named, search)} />
    </Suspense>
  );
  return route.roles.length === 0 ? page : <RolesOnly roles={route.roles}>{page}</RolesOnly>;
};
