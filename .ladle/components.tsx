import '@fontsource-variable/inter';
import type { GlobalProvider } from '@ladle/react';
import { UiRoot } from '@telve/ui';

/** Every story stands in a Telve root; Ladle's own theme button switches light and dark. */
export const Provider: GlobalProvider = ({ children, globalState }) => (
  <UiRoot theme={globalState.theme === 'dark' ? 'dark' : 'light'}>{children}</UiRoot>
);
