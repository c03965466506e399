'use client';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import { ToastContext } from './context';
import { createToastStore } from './store';
import { ToastOutlet } from './ToastOutlet';

/** Holds the messages of a root and shows them. UiRoot renders it; a root inside another uses the outer one's. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const outer = useContext(ToastContext);
  return outer ? children : <OwnStore>{children}</OwnStore>;
}

function OwnStore({ children }: { children: ReactNode }) {
  const [store] = useState(createToastStore);
  useEffect(() => store.dispose, [store]);
  return (
    <ToastContext.Provider value={store}>
      {children}
      <ToastOutlet base />
    </ToastContext.Provider>
  );
}
