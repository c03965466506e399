import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { routes } from './routes';

const router = createBrowserRouter(routes);

/** The application: everything behind the small sign-in root. */
export const App = () => <RouterProvider router={router} />;
