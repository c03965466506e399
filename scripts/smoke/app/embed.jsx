import { TimePeriodListPage } from '@telve/catalogues';
import { TelveProvider } from '@telve/kit';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { fakeClient } from './client.js';

const { nonce } = document.querySelector('script[nonce]');
const mounted = new Map();

function shadowOf(host) {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  return { target: shadow, container: shadow.appendChild(document.createElement('div')) };
}

/** What the page's own script does with the packages; the tests call it. */
window.embedder = {
  /** @param place id of the element to mount in */
  mount(place, { shadow = false, held = false, strict = false } = {}) {
    const host = document.getElementById(place);
    const { target, container } = shadow
      ? shadowOf(host)
      : { container: host.appendChild(document.createElement('div')) };
    const client = fakeClient({ held });
    const root = createRoot(container);
    const Mode = strict ? StrictMode : 'div';
    root.render(
      <Mode>
        <TelveProvider client={client} nonce={nonce} target={target}>
          <TimePeriodListPage />
        </TelveProvider>
      </Mode>,
    );
    mounted.set(place, { root, client, container });
  },
  unmount(place) {
    const { root, container } = mounted.get(place);
    root.unmount();
    container.remove();
  },
  calls: (place) => mounted.get(place).client.calls,
};
