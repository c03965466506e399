import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePageArrival } from './usePageArrival';

function Page() {
  usePageArrival('Mağazalar', '/dashboard/venues');
  return (
    <main>
      <h1 tabIndex={-1}>Mağazalar</h1>
    </main>
  );
}

it('puts the focus on the heading where a link was followed before the first page was drawn', () => {
  window.history.pushState({ index: 1 }, '', '/dashboard/venues');
  render(<Page />);
  expect(document.activeElement?.textContent).toBe('Mağazalar');
});
