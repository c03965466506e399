import { hear, page } from './events.js';

const channel = crypto.randomUUID();
const address = new URL('/embed/apply', page.api);
address.search = new URLSearchParams({ origin: window.origin, channel }).toString();

const frame = document.createElement('iframe');
frame.title = 'Telve merchant application';
frame.setAttribute('sandbox', 'allow-scripts allow-forms allow-same-origin');
frame.referrerPolicy = 'no-referrer';
frame.src = address.href;

const brand = Object.fromEntries(
  ['color-accent-solid', 'color-accent-solid-hover', 'radius-md'].map((name) => [
    name,
    getComputedStyle(document.querySelector('.telve-place')).getPropertyValue(`--telve-${name}`).trim(),
  ]),
);

const onMessage = ({ source, origin, data }) => {
  if (source !== frame.contentWindow || origin !== address.origin || data?.channel !== channel) return;
  if (data.type === 'height') frame.height = data.detail.height;
  else hear(data.type, data.detail);
  if (data.type === 'ready') {
    frame.contentWindow.postMessage({ source: 'telve-parent', channel, type: 'tokens', tokens: brand }, address.origin);
  }
};
window.addEventListener('message', onMessage);
document.getElementById('application').append(frame);

window.portal = {
  diagnose: () => [],
  leave: () => {
    window.removeEventListener('message', onMessage);
    frame.remove();
  },
};
