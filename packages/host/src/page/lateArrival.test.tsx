import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { usePageArrival } from './usePageArrival';

const Page = ({ title }: { title: string }) => {
  usePageArrival(title);
  return <h1 tabIndex={-1}>{title}</h1>;
};

const Frame = ({ page }: { page?: string }) => (
  <>
    <a href="/menu">Menü</a>
    <main>{page && <Page title={page} />}</main>
  </>
);

const menu = () => screen.getByRole('link', { name: 'Menü' });
const heading = (name: string) => screen.getByRole('heading', { name });

/** The first page with the focus in its menu; a function that leads on, the page of which arrives when it is told to. */
const onFirstPage = () => {
  window.history.pushState(null, '', '/first');
  const frame = render(<Frame page="Birinci" />);
  act(() => menu().focus());
  fireEvent.keyDown(menu(), { key: 'Enter' });
  return (path: string, page: string) => {
    window.history.pushState(null, '', path);
    frame.rerender(<Frame />);
    return () => frame.rerender(<Frame page={page} />);
  };
};

afterEach(() => window.history.pushState(null, '', '/'));

it('puts the focus on the heading of a page that loads late, although the link that was pressed has it', () => {
  const arrive = onFirstPage()('/second', 'İkinci');
  fireEvent.keyDown(menu(), { key: 'Enter', repeat: true });
  arrive();
  expect(document.activeElement).toBe(heading('İkinci'));
});

it('leaves the focus with somebody who did not wait for the page', () => {
  const arrive = onFirstPage()('/second', 'İkinci');
  fireEvent.keyDown(menu(), { key: 'Tab' });
  arrive();
  expect(document.activeElement).toBe(menu());
});

it('goes to the heading where a key was pressed but nothing has the focus', () => {
  const arrive = onFirstPage()('/second', 'İkinci');
  act(() => menu().blur());
  fireEvent.keyDown(document.body, { key: 'Shift' });
  arrive();
  expect(document.activeElement).toBe(heading('İkinci'));
});

it('goes to the heading when Back leads to a page where something was pressed before', () => {
  const go = onFirstPage();
  go('/second', 'İkinci')();
  const arrive = go('/first', 'Birinci');
  fireEvent.popState(window);
  act(() => menu().focus());
  arrive();
  expect(document.activeElement).toBe(heading('Birinci'));
});
