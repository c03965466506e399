import { type FeatureRoute, PageSkeleton } from '@telve/kit';
import { Page } from '@telve/ui';
import { Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useSession } from '../session/useSession';
import { RolesOnly } from './guards';
import { PageArrival } from './PageArrival';
import { pageOf } from './pages';

/** A page that is being loaded, with the gutters it will have. */
export const pageBars = (
  <Page>
    <PageSkeleton />
  </Page>
);

/** One page of a feature: loads it, hands it what its manifest reads from the address and the user, announces its arrival. */
export const FeaturePage = ({ route }: { route: FeatureRoute }) => {
  const params = useParams();
  const [search] = useSearchParams();
  const { user } = useSession();
  const Loaded = pageOf(route);
  const named = Object.fromEntries(Object.entries(params).filter((pair): pair is [string, string] => Boolean(pair[1])));
  const page = (
    <Suspense fallback={pageBars}>
      <PageArrival title={route.title} />
      <Loaded {...route.props?.(named, search, user)} />
    </Suspense>
  );
  return route.roles.length === 0 ? page : <RolesOnly roles={route.roles}>{page}</RolesOnly>;
};
