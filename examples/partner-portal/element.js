import { getAccessToken, hear, page } from './events.js';
import { defineMerchantApplication, diagnose } from './telve/element.js';

const application = document.getElementById('application');
if (page.view === 'wizard') application.getAccessToken = getAccessToken;
for (const type of ['telve:step', 'telve:submitted', 'telve:exit', 'telve:unauthorized', 'telve:error']) {
  application.addEventListener(type, ({ detail }) => hear(type, detail));
}
application.addEventListener('telve:exit', () => application.remove());
defineMerchantApplication();

// For the developer's console: `portal.diagnose()`.
window.portal = { diagnose: (lang = 'en') => diagnose(document, { lang }), leave: () => application.remove() };
