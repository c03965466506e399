/**
 * The two applications that install the packed packages: one with the oldest React we support, one with the newest. `report` is
 * the port of its page with a report that a server renders, counted from the first.
 */
export const apps = [
  { id: 'react-18', react: '18.3.1', report: 3 },
  { id: 'react-19', react: '19.3.1', report: 4 },
];

/** The nonce of the pages' content security policy; a real page makes a new one for each answer. */
export const nonce = 'c21va2U';

const address = (port) => `http://127.0.0.1:${port}`;

/** Where everything of one run answers: the applications, a server of ours, the portal of a partner, the pages with a report. */
export const addressesOf = (port) => ({
  apps: address(port),
  api: address(port + 1),
  portal: address(port + 2),
  reports: apps.map(({ report }) => address(port + report)),
});
