import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { usePageArrival } from './usePageArrival';

// The visit is one for the whole document, as it is in the browser: the tests follow one another on it.
function Page({ title, place, isLoading = false }: { title: string; place: string; isLoading?: boolean }) {
  usePageArrival(title, place);
  return (
    <>
      <button type="button">Menü</button>
      <main>{!isLoading && <h1 tabIndex={-1}>{title}</h1>}</main>
    </>
  );
}

const focused = () => document.activeElement?.textContent;

it('names the first page, and leaves the focus where the browser put it', () => {
  render(<Page title="Ana sayfa" place="/dashboard" />);
  expect([document.title, document.activeElement]).toEqual(['Ana sayfa · Telve', document.body]);
});

it('puts the focus on the heading of the page that a link leads to', () => {
  render(<Page title="Mağazalar" place="/dashboard/venues" />);
  expect([document.title, focused()]).toEqual(['Mağazalar · Telve', 'Mağazalar']);
});

it('leaves the focus alone where the same page is drawn again, as after a filter', async () => {
  const { rerender } = render(<Page title="Mağazalar" place="/dashboard/venues" />);
  await userEvent.click(screen.getByRole('button'));
  rerender(<Page title="Mağazalar" place="/dashboard/venues" />);
  expect(focused()).toBe('Menü');
});

it('waits for a heading that comes with the data', async () => {
  const { rerender } = render(<Page title="Kırık Fincan" place="/dashboard/venues/7" isLoading />);
  expect(document.activeElement).toBe(document.body);
  await act(async () => rerender(<Page title="Kırık Fincan" place="/dashboard/venues/7" />));
  expect(focused()).toBe('Kırık Fincan');
});

it('leaves the focus to somebody who acts before the heading is there', async () => {
  const { rerender } = render(<Page title="Moda" place="/dashboard/venues/8" isLoading />);
  await userEvent.click(screen.getByRole('button'));
  await act(async () => rerender(<Page title="Moda" place="/dashboard/venues/8" />));
  expect(focused()).toBe('Menü');
});
