import { paths } from './features';
import { loadHome } from './home';
import { preloadPage } from './pages';

/** Starts loading what an address shows. */
export const preload = (pathname: string): void => {
  if (pathname === paths.home) void loadHome().catch(() => {});
  else preloadPage(pathname);
};
