import { TimePeriodListPage } from '@telve/catalogues';
import { TelveProvider } from '@telve/kit';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { fakeClient } from './client.js';

// Renders on a server from the ESM builds; writes { html, styles } to the standard output.
const nonce = process.argv[2];
const sheet = new ServerStyleSheet({ nonce });
const html = renderToString(
  sheet.collectStyles(createElement(TelveProvider, { client: fakeClient(), nonce }, createElement(TimePeriodListPage))),
);
process.stdout.write(JSON.stringify({ html, styles: sheet.getStyleTags() }));
