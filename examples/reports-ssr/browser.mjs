import { createWidgetClient } from '@telve/reports/widgets';
import { createElement as h } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.mjs';

const page = document.getElementById('page');
const { api, data } = JSON.parse(page.textContent);

/** Our own server knows the visitor, and gets the token for them. */
const token = async () => (await fetch('/widget-token')).json();

const client = createWidgetClient({ baseUrl: api, token });
hydrateRoot(document.getElementById('root'), h(App, { client, data, nonce: page.nonce }), {
  onRecoverableError: (error) => reportError(error),
});
