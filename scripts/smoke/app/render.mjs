import { TimePeriodListPage } from '@telve/catalogues';
import { TelveProvider } from '@telve/kit';
import { MerchantApplication } from '@telve/merchant-application';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { fakeClient } from './client.js';

// Renders a screen on a server from the ESM builds; writes { html, styles } to the standard output.
const [nonce, screen] = process.argv.slice(2);
const client = fakeClient();
const screens = {
  list: () => createElement(TelveProvider, { client, nonce }, createElement(TimePeriodListPage)),
  application: () => createElement(MerchantApplication, { client, nonce }),
};
const sheet = new ServerStyleSheet({ nonce });
const html = renderToString(sheet.collectStyles(screens[screen]()));
process.stdout.write(JSON.stringify({ html, styles: sheet.getStyleTags() }));
