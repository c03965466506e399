'use client';
import { useEffect } from 'react';
import { useBackground } from '../background/background';
import { ImportKeeper } from './notice/ImportKeeper';
import { sessionId, useConnection, useImportState, useSession } from './session/useSession';
import type { ImportSetup } from './types';
import { SessionDialog } from './view/SessionDialog';

export interface ImportDialogProps extends ImportSetup {
  open: boolean;
  onClose: () => void;
}

/**
 * Imports a spreadsheet in four steps: file, check, sending, result (VEN-18 to VEN-26, COMP-08 to COMP-14). The file is read
 * in the browser; it is sent in parts of 500 rows. Closing loses nothing: the same dialog opens where it stood, and a sending
 * goes on when its page is gone, with a notice of its own. Load it when it is opened. Needs a TelveProvider.
 */
export function ImportDialog({ open, onClose, ...setup }: ImportDialogProps) {
  return open ? <OpenImport setup={setup} onClose={onClose} /> : null;
}

function OpenImport({ setup, onClose }: { setup: ImportSetup; onClose: () => void }) {
  const session = useSession(setup);
  const { run } = useImportState(session);
  const background = useBackground();
  useConnection(session);
  const isRunning = run !== null;
  useEffect(() => {
    if (isRunning) background.show(sessionId(session.setup), <ImportKeeper session={session} />);
  }, [background, session, isRunning]);
  return <SessionDialog session={session} onClose={onClose} />;
}
