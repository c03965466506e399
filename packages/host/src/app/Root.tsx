import { TelveProvider, useDirtyRegistry, useInvalidate } from '@telve/kit';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { readNonce } from '../config';
import { client, renewal, session } from '../services';
import { browserDrafts } from '../session/drafts';
import { useTheme } from '../shell/theme';
import { useHostNavigation } from './useHostNavigation';

/** A dialog, a menu or a message on screen: a reload would take it away. */
const open = 'dialog[open], [popover]:not([data-toasts]):popover-open, [data-toasts]:not([data-toasts="0"])';
const somethingOpen = (): boolean => document.querySelector(open) !== null;

/** Wires what is unsaved to the browser, the session and the reload after a renewal (D-06, D-07). */
const LeaveWiring = () => {
  const { isDirty } = useDirtyRegistry();
  const invalidate = useInvalidate();
  useEffect(() => {
    renewal.somethingToLose = () => isDirty() || somethingOpen();
    renewal.revalidate = () => void invalidate();
  }, [isDirty, invalidate]);
  useEffect(() => session.holdWhile(isDirty), [isDirty]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => isDirty() && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return null;
};

const drafts = browserDrafts(session);

/** The providers, inside the router. Another user's arrival remounts everything below. */
export const Root = () => {
  const { theme } = useTheme();
  const navigation = useHostNavigation();
  return (
    <TelveProvider
      client={client}
      navigation={navigation}
      drafts={drafts}
      theme={theme}
      nonce={readNonce()}
      background="canvas"
    >
      <LeaveWiring />
      <Outlet />
    </TelveProvider>
  );
};
