// Another order than the server's: first other features and components, then what is shown.

import { TimePeriodAddPage, TimePeriodListPage } from '@telve/catalogues';
import { TelveProvider } from '@telve/kit';
import { MerchantApplication } from '@telve/merchant-application';
import { Dialog, Menu, Popover, Tooltip } from '@telve/ui';
import { VenueListPage } from '@telve/venues';
import { hydrateRoot } from 'react-dom/client';
import { fakeClient } from './client.js';

const { nonce } = document.querySelector('script[nonce]');
const client = fakeClient({ held: true });
const place = document.getElementById('first');

const screens = {
  list: (
    <TelveProvider client={client} nonce={nonce}>
      <TimePeriodListPage />
    </TelveProvider>
  ),
  application: <MerchantApplication client={client} nonce={nonce} />,
};

window.embedder = {
  loadedFirst: [VenueListPage, TimePeriodAddPage, Dialog, Menu, Popover, Tooltip].length,
  recovered: [],
  hydrate() {
    hydrateRoot(place, screens[place.dataset.screen], {
      onRecoverableError: (error) => window.embedder.recovered.push(String(error)),
    });
  },
  release: client.release,
};
