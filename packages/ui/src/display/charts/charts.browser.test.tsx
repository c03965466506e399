import { render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { UiRoot } from '../../root/UiRoot';
import { axeFaults } from '../../testing/axe';
import '../../testing/realEvents';
import { renderInRoot } from '../../testing/renderInRoot';
import { ChartFrame } from './ChartFrame';
import * as stories from './Charts.stories';
import { KpiStrip } from './KpiStrip';

afterEach(() => page.viewport(1440, 900));

const strip = () => screen.getByRole('group', { name: /^Satış özeti/ });
const said = () =>
  within(strip())
    .getAllByRole('definition')
    .map((item) => item.textContent);

describe('the strip of figures', () => {
  it('says each figure and its change in words, never by colour alone', () => {
    renderInRoot(<stories.Figures />);
    expect(said()).toEqual([
      '15.554%8,4 artış önceki döneme göre',
      '6.786%12,1 artış önceki döneme göre',
      '8.768%5,7 artış önceki döneme göre',
      '4.318%1,2 azalış önceki döneme göre',
    ]);
  });

  it('has no percent where there is nothing to compare with', () => {
    renderInRoot(<stories.FiguresAtTheEdges />);
    expect(said()).toEqual(['12Önceki dönemde yok', '0 Önceki dönemle aynı', '8.768 Önceki dönemle aynı', '—']);
    expect(strip().innerHTML).not.toContain('NaN');
  });

  it('is one row, two columns where it is narrow, and as high before the figures as with them', async () => {
    const { rerender } = renderInRoot(<stories.Figures />);
    const tops = () =>
      new Set(
        within(strip())
          .getAllByRole('term')
          .map((term) => term.getBoundingClientRect().top),
      );
    expect(tops().size).toBe(1);
    const height = strip().getBoundingClientRect().height;
    rerender(<stories.FiguresLoading />);
    expect(Math.abs(strip().getBoundingClientRect().height - height)).toBeLessThanOrEqual(1);
    await page.viewport(390, 800);
    expect(tops().size).toBe(2);
  });

  it('says that it loads', () => {
    renderInRoot(<KpiStrip label="Satış özeti" items={[{ id: '1', label: 'Satış', value: null }]} status="loading" />);
    expect(within(strip()).getByRole('status').textContent).toBe('Yükleniyor…');
    expect(strip().getAttribute('aria-busy')).toBe('true');
  });
});

describe('the frame of a chart', () => {
  const table = { caption: 'Satış', columns: [{ id: 'a', header: 'Gün' }], rows: [] };

  it('needs no Telve root around it, and wears the theme of the one there is', () => {
    const { container } = render(<ChartFrame title="Satış" summary="3 sipariş." table={table} height={100} />);
    expect(container.querySelectorAll('.telve-root')).toHaveLength(1);
    expect(screen.getByRole('region', { name: 'Satış' }).getBoundingClientRect().height).toBeGreaterThan(100);
    const inside = renderInRoot(<ChartFrame title="İçeride" summary="" table={table} height={100} />, {
      theme: 'dark',
    });
    expect(inside.container.querySelectorAll('.telve-root')).toHaveLength(1);
  });

  it('shows an error or an emptiness in the place of the drawing, with no menu', () => {
    renderInRoot(
      <ChartFrame title="Satış" summary="3 sipariş." table={table} height={100} empty="Yok." body={<p>Yüklenemedi</p>}>
        {() => <p>çizim</p>}
      </ChartFrame>,
    );
    expect(screen.getByText('Yüklenemedi')).toBeDefined();
    expect([screen.queryByText('Yok.'), screen.queryByText('çizim'), screen.queryByText('3 sipariş.')]).toEqual([
      null,
      null,
      null,
    ]);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it.each([
  ['light', 1440],
  ['dark', 1440],
  ['light', 320],
] as const)('strip and frame are without axe faults and overflow, %s at %i px', async (theme, width) => {
  await page.viewport(width, 2000);
  const { container } = render(
    <UiRoot theme={theme} background="surface">
      <stories.Figures />
      <stories.FiguresAtTheEdges />
      <stories.FrameWithTable />
      <stories.FrameEmpty />
      <stories.FrameLoading />
    </UiRoot>,
  );
  expect(await axeFaults(container)).toEqual([]);
  expect(document.documentElement.scrollWidth).toBe(width);
});
