import '@fontsource-variable/inter/opsz.css';
import { showFailure } from './boot/failure';
import { visitOf } from './boot/visit';
import './host.css';
import { embedPath, hostPaths } from './paths';
import { session, warmTransport } from './services';
import { keepAskedPage } from './session/returnPath';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element');

const fail = () => showFailure(root);
const { signIn, asked } = visitOf(session.getState(), window.location);

// A partner's frame has its own; the sign-in page alone for who needs only that, the application for everybody else.
if (window.location.pathname === embedPath) {
  import('./embed/start').then(({ start }) => start(root), fail);
} else if (signIn) {
  if (asked !== null) {
    keepAskedPage(session, asked);
    window.history.replaceState(null, '', hostPaths.signIn);
  }
  import('./boot/startSignIn').then(({ start }) => start(root, asked), fail);
} else {
  warmTransport();
  import('./app/start').then(({ start }) => start(root), fail);
}
