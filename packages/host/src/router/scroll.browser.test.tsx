import { render, waitFor } from '@testing-library/react';
import { NavigationType } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import type { Place } from './history';
import { useScroll } from './scroll';

const placeOf = (key: string, hash = ''): Place => ({
  location: { pathname: `/${key}`, search: '', hash, state: null, key },
  action: NavigationType.Pop,
  keepsScroll: false,
});

const Page = ({ place, height, id }: { place: Place; height: number; id?: string }) => {
  useScroll(place);
  return (
    <div style={{ height }}>
      <p id={id} style={{ position: 'relative', top: height / 2 }}>
        Fiyat
      </p>
    </div>
  );
};

afterEach(() => window.scrollTo(0, 0));

/** Scrolls and waits until the page has heard of it. */
const scrollTo = async (top: number): Promise<void> => {
  const told = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }));
  window.scrollTo(0, top);
  await told;
};

it('begins a new page at its top, and Back restores a position as soon as the rows are there (LIST-01)', async () => {
  const list = placeOf('list');
  const { rerender } = render(<Page place={list} height={6000} />);
  await scrollTo(3000);
  rerender(<Page place={placeOf('form')} height={6000} />);
  expect(window.scrollY).toBe(0);
  rerender(<Page place={{ ...list }} height={300} />);
  expect(window.scrollY).toBeLessThan(500);
  rerender(<Page place={list} height={300} />);
  rerender(<Page place={list} height={6000} />);
  await waitFor(() => expect(window.scrollY).toBe(3000));
});

it('scrolls no more once somebody moves himself', async () => {
  const list = placeOf('moved');
  const { rerender } = render(<Page place={list} height={6000} />);
  await scrollTo(2000);
  rerender(<Page place={placeOf('other')} height={100} />);
  rerender(<Page place={list} height={100} />);
  window.dispatchEvent(new WheelEvent('wheel'));
  rerender(<Page place={list} height={6000} />);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(window.scrollY).toBeLessThan(500);
});

it('finds a place that is drawn late by its encoded name', async () => {
  const place = placeOf('hash', '#%C3%A7izelge');
  const { rerender } = render(<Page place={place} height={100} />);
  rerender(<Page place={place} height={6000} id="çizelge" />);
  await waitFor(() => expect(window.scrollY).toBeGreaterThan(1000));
});
