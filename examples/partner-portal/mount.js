import { getAccessToken, hear, page } from './events.js';
import { diagnose, mount } from './telve/element.js';

const mounted = mount(document.getElementById('application'), {
  apiBase: page.api,
  view: page.view,
  email: page.email,
  nonce: document.querySelector('script[nonce]').nonce,
  ...(page.view === 'wizard' && { getAccessToken }),
  onStepChange: (step) => hear('step', { step }),
  onSubmitted: () => hear('submitted'),
  onExit: () => {
    hear('exit');
    mounted.unmount();
  },
  onError: (error) => hear('error', { message: error.message }),
  onUnauthorized: () => hear('unauthorized'),
});

window.portal = { diagnose: (lang = 'en') => diagnose(document, { lang }), leave: () => mounted.unmount() };
