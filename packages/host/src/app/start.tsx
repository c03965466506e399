import { mount } from '../boot/mount';
import { App, preload } from './App';

/** Starts the page with the application; what its address shows loads before React has begun. */
export const start = (container: HTMLElement): void => {
  preload(window.location.pathname);
  mount(container, <App />);
};
