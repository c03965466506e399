import { HostRouter } from '../router/HostRouter';
import { createHistory, type GuardedHistory } from '../router/history';
import { routes } from './routes';

export { preload } from './preload';

let history: GuardedHistory | undefined;

/** Made when it is first shown: from then on it follows the browser's history. */
const theHistory = (): GuardedHistory => {
  history ??= createHistory(window);
  return history;
};

/** Goes to an address, also before the application is shown. */
export const goTo = (address: string): void => theHistory().push(address);

/** The application: everything behind the small sign-in root. */
export const App = () => <HostRouter history={theHistory()} routes={routes} />;
