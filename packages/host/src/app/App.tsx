import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { routes } from './routes';

export { preload } from './preload';

let router: ReturnType<typeof createBrowserRouter> | undefined;

/** Made when it is first shown: from then on it follows the browser's history. */
const theRouter = () => {
  router ??= createBrowserRouter(routes);
  return router;
};

/** Goes to an address, also before the application is shown. */
export const goTo = (address: string): Promise<void> => theRouter().navigate(address);

/** The application: everything behind the small sign-in root. */
export const App = () => <RouterProvider router={theRouter()} />;
