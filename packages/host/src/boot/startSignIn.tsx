import { hostPaths } from '../paths';
import { mount } from './mount';
import { SignInVisit } from './SignInVisit';

/** Starts the page with the sign-in alone; `asked` is the page that a visitor wanted. */
export const start = (container: HTMLElement, asked: string | null): void =>
  mount(container, <SignInVisit next={asked?.split(/[?#]/)[0] ?? hostPaths.home} />);
