import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { OrderTypeChart } from './OrderTypeChart';
import { ProductChart } from './ProductChart';
import { products, week } from './testing/data';
import { drawnIn } from './testing/drawn';

it('is taken over from a server without a warning, and drawn then (REP-34, REP-36)', async () => {
  const error = vi.spyOn(console, 'error');
  const warn = vi.spyOn(console, 'warn');
  const recovered = vi.fn();
  const page = () => (
    <StrictMode>
      <OrderTypeChart days={week} unfinishedDay="2026-11-27" tableShown />
      <ProductChart products={products} />
    </StrictMode>
  );
  const place = document.createElement('div');
  place.innerHTML = renderToString(page());
  document.body.append(place);
  expect(place.querySelector('svg[role=img]')).toBeNull();
  const root = hydrateRoot(place, page(), { onRecoverableError: recovered });
  await drawnIn(place);
  expect(recovered).not.toHaveBeenCalled();
  expect(error).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
  root.unmount();
  place.remove();
});
