import { applicationEntries, type MerchantApplication, type StoredDocument } from '@telve/api';
import { useConfirm, useDirty, useMutation, useNotify, useTexts } from '@telve/kit';
import { useState } from 'react';
import {
  changedDocuments,
  countsOf,
  type Draft,
  type Drafts,
  draftOf,
  faultOf,
  verdictsOf,
  withDraft,
} from '../review/drafts';
import { applicationReviewTexts } from '../texts';
import { useTold } from './useTold';

export interface Review {
  /** Verdicts can be given: in PendingApproval, on a back end that takes them. */
  canJudge: boolean;
  documents: readonly StoredDocument[];
  draftOf: (stored: StoredDocument) => Draft;
  set: (stored: StoredDocument, part: Partial<Draft>) => void;
  counts: ReturnType<typeof countsOf>;
  isDirty: boolean;
  busy: boolean;
  /** Faults are shown: somebody tried to save. */
  isTried: boolean;
  /**
   * Keeps the verdicts; with `send` those to be uploaded again go back to the applicant, after a question. Resolves with
   * the first document whose verdict lacks something: then nothing is sent.
   */
  save: (send: boolean) => Promise<StoredDocument | undefined>;
}

const none: StoredDocument[] = [];

/** The verdicts on the documents of an application. They stay while the page does, and count as unsaved. */
export const useReview = ({ id, status, version, documents = none }: MerchantApplication): Review => {
  const { review: texts } = useTexts(applicationReviewTexts);
  const { run, busy } = useMutation(applicationEntries.reviewDocuments);
  const [drafts, setDrafts] = useState<Drafts>({});
  const [isTried, setTried] = useState(false);
  /** Of the last save: the record is read again a moment later. */
  const [saved, setSaved] = useState(0);
  const notify = useNotify();
  const confirm = useConfirm();
  const told = useTold();
  const canJudge = status === 'PendingApproval' && documents.length > 0;
  const isDirty = canJudge && changedDocuments(drafts, documents).length > 0;
  const markClean = useDirty(isDirty, { label: texts.unsaved });
  const counts = countsOf(drafts, documents);

  const save = async (send: boolean) => {
    const faulty = documents.find((stored) => faultOf(draftOf(drafts, stored)));
    setTried(faulty !== undefined);
    if (faulty) return faulty;
    const { title, text, ok } = texts.confirm;
    if (send && !(await confirm({ title: title(counts.again), text, confirmLabel: ok }))) return undefined;
    try {
      const read = version === undefined ? {} : { version: Math.max(version, saved) };
      const stored = await run({ id, ...read, verdicts: verdictsOf(drafts, documents), send });
      setSaved(stored.version ?? 0);
      markClean();
      notify.success(send ? texts.sent : texts.saved);
    } catch (error) {
      told(error);
    }
    return undefined;
  };
  return {
    canJudge,
    documents,
    draftOf: (stored) => draftOf(drafts, stored),
    set: (stored, part) => setDrafts((before) => withDraft(before, stored, part)),
    counts,
    isDirty,
    busy,
    isTried,
    save,
  };
};
