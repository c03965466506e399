const { TimePeriodListPage } = require('@telve/catalogues');
const { TelveProvider } = require('@telve/kit');
const { MerchantApplication } = require('@telve/merchant-application');
const { createElement } = require('react');
const { renderToString } = require('react-dom/server');
// biome-ignore lint/style/noRestrictedImports: this takes a name, not the default.
const { ServerStyleSheet } = require('styled-components');

// Renders a screen on a server from the CJS builds; writes { html, styles } to the standard output.
const [nonce, screen] = process.argv.slice(2);
const client = {
  identity: 'ayse',
  roles: ['PanelUser'],
  call: () => Promise.reject(new Error('A server asks nothing.')),
};
const screens = {
  list: () => createElement(TelveProvider, { client, nonce }, createElement(TimePeriodListPage)),
  application: () => createElement(MerchantApplication, { client, nonce }),
};
const sheet = new ServerStyleSheet({ nonce });
const html = renderToString(sheet.collectStyles(screens[screen]()));
process.stdout.write(JSON.stringify({ html, styles: sheet.getStyleTags() }));
