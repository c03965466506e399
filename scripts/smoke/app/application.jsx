import { MerchantApplication } from '@telve/merchant-application';
import { defineMerchantApplication } from '@telve/merchant-application/element';
import { useLayoutEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { fakeClient } from './client.js';

const { nonce } = document.querySelector('script[nonce]');
const mounted = new Map();
const types = ['telve:step', 'telve:submitted', 'telve:exit', 'telve:error'];
defineMerchantApplication();

/** The element in an application with React: what no attribute can say is set when it stands in the page. */
function ApplicationElement({ client, hear }) {
  const place = useRef(null);
  useLayoutEffect(() => {
    const element = place.current;
    element.client = client;
    const note = ({ type, detail }) => hear(type.replace('telve:', ''), detail);
    for (const type of types) element.addEventListener(type, note);
    return () => {
      for (const type of types) element.removeEventListener(type, note);
    };
  }, [client, hear]);
  return <telve-merchant-application ref={place} nonce={nonce} exit="" />;
}

function ApplicationComponent({ client, hear, target }) {
  return (
    <MerchantApplication
      client={client}
      nonce={nonce}
      target={target}
      onStepChange={(step) => hear('step', { step })}
      onSubmitted={() => hear('submitted', null)}
      onExit={() => hear('exit', null)}
      onError={(error) => hear('error', String(error))}
    />
  );
}

/** What the page's own script does with the package; the tests call it. */
window.embedder = {
  /**
   * @param place id of the element to mount in
   * @param way   `component`, `shadow` (the component in a shadow root) or `element`
   */
  mount(place, way) {
    const host = document.getElementById(place);
    const heard = [];
    const props = { client: fakeClient(), hear: (type, detail) => heard.push([type, detail]) };
    const target = way === 'shadow' ? (host.shadowRoot ?? host.attachShadow({ mode: 'open' })) : undefined;
    const container = (target ?? host).appendChild(document.createElement('div'));
    const root = createRoot(container);
    root.render(
      way === 'element' ? <ApplicationElement {...props} /> : <ApplicationComponent {...props} target={target} />,
    );
    mounted.set(place, { root, container, heard });
  },
  unmount(place) {
    const { root, container } = mounted.get(place);
    root.unmount();
    container.remove();
  },
  heard: (place) => mounted.get(place).heard,
};
