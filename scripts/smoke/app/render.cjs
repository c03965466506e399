const { TimePeriodListPage } = require('@telve/catalogues');
const { TelveProvider } = require('@telve/kit');
const { createElement } = require('react');
const { renderToString } = require('react-dom/server');
// biome-ignore lint/style/noRestrictedImports: this takes a name, not the default.
const { ServerStyleSheet } = require('styled-components');

// Renders on a server from the CJS builds; writes { html, styles } to the standard output.
const nonce = process.argv[2];
const client = {
  identity: 'ayse',
  roles: ['PanelUser'],
  call: () => Promise.reject(new Error('A server asks nothing.')),
};
const sheet = new ServerStyleSheet({ nonce });
const html = renderToString(
  sheet.collectStyles(createElement(TelveProvider, { client, nonce }, createElement(TimePeriodListPage))),
);
process.stdout.write(JSON.stringify({ html, styles: sheet.getStyleTags() }));
