import { useEffect, useState, useSyncExternalStore } from 'react';
import { useBackground } from '../../background/background';
import { useInvalidate } from '../../data/useInvalidate';
import { useClient } from '../../provider/client';
import { useTexts } from '../../texts/texts';
import { useLatest } from '../../util/useLatest';
import { importTexts } from '../texts';
import type { ImportSetup } from '../types';
import { createSession, type ImportSession } from './session';
import type { ImportState } from './state';

/** Name under which an import is kept: one at a time for each call. */
export const sessionId = ({ entry }: Pick<ImportSetup, 'entry'>): string => `import:${entry.id}`;

/** The import that is under way for this call, else a new one. */
export const useSession = (setup: ImportSetup): ImportSession => {
  const background = useBackground();
  const [session] = useState(() => background.keep(sessionId(setup), () => createSession(setup)));
  return session;
};

/** State of an import; renders again when it changes. */
export const useImportState = ({ getState, subscribe }: ImportSession): ImportState =>
  useSyncExternalStore(subscribe, getState, getState);

/** Lets an import send as this page would: by its client, and so that lists are read again after each part. */
export const useConnection = (session: ImportSession): void => {
  const client = useLatest(useClient());
  const invalidate = useInvalidate();
  const { reason } = useTexts(importTexts).result;
  useEffect(() => {
    const { entry } = session.setup;
    session.connect({
      reason,
      send: async (input, signal) => {
        try {
          return await client.current.call(entry, input, { signal });
        } finally {
          void invalidate(entry.writes ?? []);
        }
      },
    });
  }, [session, client, invalidate, reason]);
};
