import { type FeatureRoute, TelveProvider } from '@telve/kit';
import { cleanup, render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { client } from '../services';
import { FeaturePage } from './FeaturePage';

afterEach(cleanup);

const loading: FeatureRoute = {
  target: 'venues.list',
  path: '/venues',
  roles: [],
  title: 'Mağazalar',
  load: () => new Promise(() => {}),
};

it('shows the bars of a page that is being loaded within its gutters', async () => {
  const { container } = render(
    <TelveProvider client={client}>
      <MemoryRouter>
        <FeaturePage route={loading} />
      </MemoryRouter>
    </TelveProvider>,
  );
  const bars = await waitFor(() => {
    const found = container.querySelector<HTMLElement>('[aria-busy="true"]');
    if (!found) throw new Error('no bars');
    return found.getBoundingClientRect();
  });
  const root = container.getBoundingClientRect();
  expect(bars.left - root.left).toBeGreaterThanOrEqual(16);
  expect(bars.top - root.top).toBeGreaterThanOrEqual(16);
});
