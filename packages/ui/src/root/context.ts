import { createContext, useContext } from 'react';

/** Which theme a root wears. `system` follows the operating system: only the host app does that by default. */
export type ThemeName = 'light' | 'dark' | 'system';

/** What the root tells everything inside it. */
export interface RootContextValue {
  theme: ThemeName;
  /** BCP 47 tag of the texts, set as `lang` on the root element. */
  lang: string;
  /** The nonce of the page's content security policy, if it has one. */
  nonce: string | undefined;
  /** The root element: null on a server and before the first commit. */
  element: HTMLElement | null;
  /** Where overlays are appended: inside the root, so that tokens reach them, and in the top layer, so that nothing covers them. */
  overlay: HTMLElement | null;
}

export const RootContext = createContext<RootContextValue | null>(null);

/** The surrounding UiRoot. Throws when there is none: every component of this package needs its tokens and texts. */
export function useRoot(): RootContextValue {
  const root = useContext(RootContext);
  if (!root)
    throw new Error('Telve components must be inside <UiRoot> (TelveProvider renders one): wrap your tree in it.');
  return root;
}
