import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { OrderTypeChart } from './OrderTypeChart';
import { ProductChart } from './ProductChart';
import { products, venues, week } from './testing/data';
import { VenueChart } from './VenueChart';

const orders = () => createElement(OrderTypeChart, { days: week, unfinishedDay: '2026-11-27', tableShown: true });

describe('on a server, without any root around it', () => {
  it('a chart is its title, its summary, its legend and its table (REP-34)', () => {
    const html = renderToString(orders());
    expect(html).toContain('Sipariş tipi</h2>');
    expect(html).toContain('4.394 sipariş; yarıdan fazlası mağazada alındı. 27.11 henüz bitmedi.');
    expect(html).toContain('<b>1.956</b>');
    expect(html.match(/<tr>/g)).toHaveLength(8);
    expect(html).toContain('21.11.2026');
  });

  it('writes no drawing and no style attribute, which no nonce would cover', () => {
    for (const chart of [
      orders(),
      createElement(VenueChart, { venues }),
      createElement(ProductChart, { products }),
      createElement(OrderTypeChart, { days: [], status: 'loading' }),
    ]) {
      const html = renderToString(chart);
      expect(html).not.toContain(' style=');
      expect(html).not.toContain('role="img"');
    }
  });

  it('has its looks in the collected styles, with the place of the drawing kept', () => {
    const sheet = new ServerStyleSheet();
    renderToString(sheet.collectStyles(orders()));
    const css = sheet.getStyleTags();
    sheet.seal();
    expect(css).toMatch(/\.c-drawing\s*\{\s*height:\s*280px/);
  });
});
