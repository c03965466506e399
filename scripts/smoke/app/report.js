import { defineReport } from './standalone/element.js';

// A page without React and without a bundler shows a report through a client of its own.
const days = Array.from({ length: 7 }, (_, index) => ({
  date: `2026-11-2${index + 1}`,
  remoteOrderCount: 290 + index,
  cashierFrontOrderCount: 360 + index,
  coffeeUserCount: 400,
}));
const totals = { salesCount: 4599, remoteOrderCount: 2051, cashierFrontOrderCount: 2541, coffeeUserCount: 480 };
const answer = {
  startDate: '2026-11-21',
  endDate: '2026-11-27',
  totals,
  orderTypeGraphic: days,
  venueGraphic: [],
  venueCount: 0,
  productGraphic: [],
};

const report = document.createElement('telve-report');
report.nonce = document.querySelector('script[nonce]').nonce;
report.setAttribute('range', '2026-11-21..2026-11-27');
report.client = { identity: 'page', roles: ['PanelUser'], call: async () => answer };

window.embedder = {
  show() {
    defineReport();
    document.getElementById('first').append(report);
  },
  leave: () => report.remove(),
};
