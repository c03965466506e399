import { reportEntries } from '@telve/api';
import { fakeClient, graphics, stub, venueReport, venueReportRow } from '@telve/testing';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadReportData } from './data';
import { OrderTypeWidget } from './OrderTypeWidget';
import { SalesWidget } from './SalesWidget';

const client = () =>
  fakeClient([
    stub(reportEntries.graphics, () => graphics()),
    stub(reportEntries.venues, () => venueReport([venueReportRow()])),
  ]);

describe('a widget on a server', () => {
  it('has title, summary and table of what was read, writes no style attribute, and asks nothing', async () => {
    expect(typeof window).toBe('undefined');
    const asking = client();
    const data = await loadReportData(asking, { reports: ['orderTypes', 'sales'], range: 'week' });
    expect(asking.calls).toHaveLength(2);
    const html = renderToString(
      h('div', null, h(OrderTypeWidget, { client: asking, data }), h(SalesWidget, { client: asking, data })),
    );
    expect(html).toContain('Sipariş tipi, son 7 gün');
    expect(html).toContain('1.011 sipariş');
    expect(html).toContain('27.11.2026');
    expect(html).toContain('Kahve içen üye');
    expect(html).not.toContain(' style=');
    expect(asking.calls).toHaveLength(2);
  });

  it('waits for the browser where nothing was read', () => {
    const asking = client();
    expect(renderToString(h(OrderTypeWidget, { client: asking, range: 'week' }))).toContain('Sipariş tipi, son 7 gün');
    expect(asking.calls).toEqual([]);
  });

  it('is plain JSON between server and browser', async () => {
    const data = await loadReportData(client(), { reports: ['venues'] });
    expect(JSON.parse(JSON.stringify(data))).toEqual(data);
  });
});
