import { type ApplicationDocument, applicationDocuments, type MerchantApplication } from '@telve/api';
import { type ApplicationValues, storedDocuments } from '@telve/application-fields';
import { useCallback, useMemo, useState } from 'react';

const none: ReadonlySet<ApplicationDocument> = new Set();

/**
 * Documents the server has: those that were read, and those of a save that went through, which count before they are read
 * again (D-46).
 */
export const useStored = (application: MerchantApplication) => {
  const [saved, setSaved] = useState(none);
  const stored = useMemo<ReadonlySet<ApplicationDocument>>(
    () => new Set([...storedDocuments(application), ...saved]),
    [application, saved],
  );
  const addSaved = useCallback((files: ApplicationValues['files']) => {
    const sent = applicationDocuments.filter((document) => files[document] !== null);
    setSaved((before) => new Set([...before, ...sent]));
  }, []);
  return { stored, addSaved };
};
