'use client';
import { useState } from 'react';
import { useDirty } from '../../leave/leave';
import type { ImportSession } from '../session/session';
import { isSending } from '../session/state';
import { useConnection, useImportState } from '../session/useSession';
import { SessionDialog } from '../view/SessionDialog';
import { ImportNotice } from './ImportNotice';

/**
 * What is left of an import when its page is gone: it keeps the connection, asks before the whole product is left, and tells
 * in a notice how far it is, as long as no dialog does.
 */
export function ImportKeeper({ session }: { session: ImportSession }) {
  const state = useImportState(session);
  const [open, setOpen] = useState(false);
  useConnection(session);
  useDirty(isSending(state), { label: session.setup.title, outlivesPages: true });
  if (open) return <SessionDialog session={session} onClose={() => setOpen(false)} />;
  if (state.watchers > 0 || state.quiet || !state.run) return null;
  return <ImportNotice session={session} state={state} run={state.run} onOpen={() => setOpen(true)} />;
}
