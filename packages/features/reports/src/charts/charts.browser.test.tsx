import { expectNoAxeViolations } from '@telve/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import * as stories from './Charts.stories';
import { OrderTypeChart } from './OrderTypeChart';
import { ProductChart } from './ProductChart';
import { daysOf, longName, manyVenues, products, venues, week } from './testing/data';
import { brokenAttributes, drawnIn, renderDrawn, twinOf } from './testing/drawn';
import { VenueChart } from './VenueChart';

afterEach(() => page.viewport(1440, 900));

const heightOf = (element: Element) => element.getBoundingClientRect().height;
const texts = (container: Element, selector: string) =>
  [...container.querySelectorAll(selector)].map((element) => element.textContent);

describe('a drawing', () => {
  it('has a column per day and kind, as high as its orders, on an axis that ends at the next ten (REP-34, REP-38)', async () => {
    const { container } = await renderDrawn(<OrderTypeChart days={week} unfinishedDay="2026-11-27" />);
    const drawing = screen.getByRole('img', { name: 'Sipariş tipi, sütun grafiği' });
    const [remote, till] = [drawing.querySelectorAll('.d-s1'), drawing.querySelectorAll('.d-s2')];
    expect([remote.length, till.length]).toEqual([7, 7]);
    expect(texts(drawing, 'text').slice(0, 5)).toEqual(['0', '100', '200', '300', '390']);
    const [first, last] = [remote[0] as Element, remote[6] as Element];
    expect(heightOf(first) / heightOf(last)).toBeCloseTo(292 / 164, 1);
    expect(drawing.querySelectorAll('.d-band')).toHaveLength(1);
    expect(twinOf(container)[6]).toEqual(['27.11.2026 Sürüyor', '164', '198', '362']);
  });

  it('stacks the kinds of a day with a gap between them from the eighth day on (REP-34)', async () => {
    const { container } = await renderDrawn(<OrderTypeChart days={daysOf(27)} />);
    const [low, high] = [container.querySelector('.d-s1'), container.querySelector('.d-s2')] as [Element, Element];
    const [below, above] = [low.getBoundingClientRect(), high.getBoundingClientRect()];
    expect(above.left).toBeCloseTo(below.left, 1);
    expect(below.top - above.bottom).toBeCloseTo(1, 1);
  });

  it('ranks the best selling venues, and has all of them in its table (REP-35)', async () => {
    const { container } = await renderDrawn(<VenueChart venues={manyVenues} />);
    const bars = [...container.querySelectorAll('rect.d-bar')];
    expect(bars).toHaveLength(6);
    const widths = bars.map((bar) => bar.getBoundingClientRect().width);
    expect(widths).toEqual([...widths].sort((a, b) => b - a));
    expect((widths[5] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(2965 / 3000, 2);
    expect(twinOf(container)).toHaveLength(300);
    expect(container.querySelector('h2 + p')?.textContent).toBe(
      'En çok satan 6 mağaza; ilk sırada Mağaza 1, 3.000 sipariş.',
    );
  });

  it('has a column per product with its value, lying bars in a narrow frame (REP-36)', async () => {
    const { container } = await renderDrawn(<ProductChart products={products} />);
    expect(texts(container, '.d-value')).toEqual(['4.672', '3.912', '2.604', '1.890', '1.512', '964']);
    expect(container.querySelectorAll('path.d-bar')).toHaveLength(6);
    await page.viewport(390, 800);
    await waitFor(() => expect(container.querySelectorAll('rect.d-bar')).toHaveLength(6));
    expect(texts(container, '.d-number')).toEqual(['4.672', '3.912', '2.604', '1.890', '1.512', '964']);
  });

  it('is drawn anew for another width, with its texts as large as before', async () => {
    const { container } = await renderDrawn(<OrderTypeChart days={daysOf(27)} />);
    const width = () => Number(container.querySelector('svg[role=img]')?.getAttribute('width'));
    const [wide, names] = [width(), container.querySelectorAll('.d-text').length];
    await page.viewport(600, 800);
    await waitFor(() => expect(width()).toBeLessThan(wide));
    expect(container.querySelectorAll('.d-text').length).toBeLessThanOrEqual(names);
    const text = container.querySelector('.d-text') as Element;
    expect(getComputedStyle(text).fontSize).toBe('11px');
  });

  it('moves nothing when it arrives: its place is kept', async () => {
    const rendered = renderDrawn(<OrderTypeChart days={week} />);
    const section = document.querySelector('section[data-status]') as Element;
    const before = heightOf(section);
    await rendered;
    expect(heightOf(section)).toBe(before);
  });
});

describe('data at the edges', () => {
  const none = week.map(({ date }) => ({ date, remoteOrderCount: 0, cashierFrontOrderCount: 0 }));
  const unknown = week.map(({ date }) => ({ date, remoteOrderCount: null, cashierFrontOrderCount: null }));
  it.each([
    ['one day', <OrderTypeChart key="1" days={week.slice(0, 1)} />],
    ['days of nothing', <OrderTypeChart key="2" days={none} />],
    ['days that are not known', <OrderTypeChart key="3" days={unknown} />],
    ['five hundred days', <OrderTypeChart key="4" days={daysOf(500, '2025-07-16')} />],
    ['one venue', <VenueChart key="5" venues={venues.slice(0, 1)} />],
    ['300 venues, all drawn', <VenueChart key="6" venues={manyVenues} limit={300} />],
    ['venues without sales', <VenueChart key="7" venues={venues.map((one) => ({ ...one, salesCount: null }))} />],
    ['products without sales', <ProductChart key="8" products={products.map((one) => ({ ...one, salesCount: 0 }))} />],
    ['a product of 80 letters', <ProductChart key="9" products={[{ productName: longName, salesCount: 7 }]} />],
  ])('%s put no NaN into the drawing (REP-34, REP-35, REP-36)', async (_, chart) => {
    const { container } = await renderDrawn(chart);
    expect(brokenAttributes(container)).toEqual([]);
  });

  it('end the axis at 10 for nothing and for seven (REP-38)', async () => {
    const { container, rerender } = await renderDrawn(<OrderTypeChart days={none} />);
    const top = () => texts(container, 'svg[role=img] .d-text')[5];
    expect(top()).toBe('10');
    expect(container.querySelector('h2 + p')?.textContent).toBe('Bu tarih aralığında sipariş yok.');
    rerender(<OrderTypeChart days={[{ date: '2026-11-01', remoteOrderCount: 7, cashierFrontOrderCount: 0 }]} />);
    await drawnIn(container);
    expect(top()).toBe('10');
  });

  it('say so in words when there are none, without table and menu', () => {
    render(<VenueChart venues={[]} />);
    expect(screen.getByText('Bu tarih aralığında sipariş yok.').checkVisibility()).toBe(true);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shorten a name of 80 letters, whole in the tooltip, to the keyboard and in the table', async () => {
    await page.viewport(320, 800);
    const { container } = await renderDrawn(
      <VenueChart venues={[{ venueId: 9, venueName: longName, salesCount: 12 }, ...venues]} limit={7} />,
    );
    const shown = texts(container, '.d-name').find((text) => text?.startsWith('Çınaraltı')) ?? '';
    expect(shown).toMatch(/…$/);
    expect(shown.length).toBeLessThan(60);
    const place = screen.getByRole('img', { name: `${longName}, Satış: 12` });
    place.focus();
    expect((await screen.findByRole('tooltip')).textContent).toContain(longName);
    expect(twinOf(container)[6]).toEqual([longName, '12']);
  });
});

describe('two charts of one page', () => {
  it('have ids of their own, and each drawing names its summary and its table', async () => {
    const { container } = await renderDrawn(
      <>
        <OrderTypeChart days={week} />
        <OrderTypeChart days={week} />
      </>,
    );
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const drawing of container.querySelectorAll('svg[role=img]')) {
      const section = drawing.closest('section') as Element;
      const described = document.getElementById(drawing.getAttribute('aria-describedby') ?? '');
      const details = document.getElementById(drawing.getAttribute('aria-details') ?? '');
      expect(section.contains(described) && section.contains(details)).toBe(true);
      expect(details?.querySelector('table')).not.toBeNull();
    }
  });
});

describe('forced colours and reduced motion', () => {
  type Sender = { send: (method: string, params: object) => Promise<unknown> };
  const prefer = (name: string, value: string) =>
    (cdp() as unknown as Sender).send('Emulation.setEmulatedMedia', { features: [{ name, value }] });
  afterEach(() => prefer('forced-colors', 'none'));

  it('keep the two series apart: one filled, one outlined, in drawing and legend', async () => {
    const { container } = await renderDrawn(<OrderTypeChart days={week} />);
    await prefer('forced-colors', 'active');
    const [first, second] = ['.d-s1', '.d-s2'].map((one) => getComputedStyle(container.querySelector(one) as Element));
    expect(first?.fill).not.toBe(second?.fill);
    expect(second?.stroke).toBe(first?.fill);
    const [one, two] = ['1', '2'].map((series) =>
      getComputedStyle(container.querySelector(`ul [data-series='${series}']`) as Element),
    );
    expect(one?.backgroundColor).not.toBe(two?.backgroundColor);
  });

  it('move nothing, whatever the reader prefers', async () => {
    const { container } = await renderDrawn(<OrderTypeChart days={week} />);
    for (const mark of container.querySelectorAll('svg[role=img] *')) {
      expect(getComputedStyle(mark).animationName).toBe('none');
      expect(getComputedStyle(mark).transitionDuration).toBe('0s');
    }
  });
});

describe('in every state', () => {
  const drawn = (
    <>
      <stories.OrderTypes />
      <stories.OrderTypesOfAWeekWithTable />
      <stories.Venues />
      <stories.LongNames />
    </>
  );
  it.each([
    ['light', 1440],
    ['dark', 1440],
    ['light', 320],
    ['dark', 320],
  ] as const)('the charts are without axe faults and overflow, %s at %i px', async (theme, width) => {
    await page.viewport(width, 6000);
    const { container } = await renderDrawn(drawn, theme);
    await expectNoAxeViolations(container);
    expect(document.documentElement.scrollWidth).toBe(width);
  });
});
