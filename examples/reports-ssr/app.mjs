import { OrderTypeWidget } from '@telve/reports/widgets';
import { createElement as h } from 'react';

const summary = [
  ['Faturalanan', '184.320,00 ₺'],
  ['Bekleyen', '12.480,50 ₺'],
  ['Fark', '0,00 ₺'],
];

/**
 * The page of the finance team. One of its parts is Telve's; everything else is its own.
 * @param client  the widget's client
 * @param data    what the server has read already; undefined: the widget reads it itself
 * @param nonce   of the page's content security policy
 */
export function App({ client, data, nonce }) {
  return h(
    'main',
    { className: 'fin-in', id: 'content' },
    h('h1', null, 'Kahve aboneliği mutabakatı'),
    h('p', null, 'Sipariş sayıları Telve’den canlı gelir.'),
    h(
      'div',
      { className: 'fin-grid' },
      h(
        'section',
        { className: 'telve-part' },
        h('h2', null, 'Siparişler'),
        h(OrderTypeWidget, { client, data, nonce, range: 'week', level: 3 }),
      ),
      h('aside', null, h('h2', null, 'Kasım özeti'), h(Summary)),
    ),
  );
}

function Summary() {
  const rows = summary.map(([name, value]) => h('tr', { key: name }, h('td', null, name), h('td', null, value)));
  return h('div', { className: 'fin-side' }, h('table', null, h('tbody', null, rows)));
}
