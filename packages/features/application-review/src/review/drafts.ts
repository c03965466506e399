import {
  type ApplicationDocument,
  type DocumentReason,
  type DocumentVerdict,
  documentNoteMax,
  type StoredDocument,
} from '@telve/api';

/** What staff says of a document, kept or not. */
export interface Draft {
  verdict: StoredDocument['verdict'];
  reason: DocumentReason | null;
  note: string;
}

/** Drafts by the file they are about: a file that came in its place has none. */
export type Drafts = Readonly<Record<string, Draft>>;

const keyOf = ({ document, uploadedAt }: StoredDocument): string => `${document} ${uploadedAt}`;

const storedDraft = ({ verdict, reason, note }: StoredDocument): Draft => ({ verdict, reason, note: note ?? '' });

/** What is said of a document now. */
export const draftOf = (drafts: Drafts, stored: StoredDocument): Draft => drafts[keyOf(stored)] ?? storedDraft(stored);

export const withDraft = (drafts: Drafts, stored: StoredDocument, part: Partial<Draft>): Drafts => ({
  ...drafts,
  [keyOf(stored)]: { ...draftOf(drafts, stored), ...part },
});

const sameDraft = (one: Draft, other: Draft): boolean =>
  one.verdict === other.verdict &&
  (one.verdict !== 'Again' || (one.reason === other.reason && one.note.trim() === other.note.trim()));

/** Documents whose draft differs from what is stored. */
export const changedDocuments = (drafts: Drafts, documents: readonly StoredDocument[]): StoredDocument[] =>
  documents.filter((stored) => !sameDraft(draftOf(drafts, stored), storedDraft(stored)));

/** What is wrong with a draft. */
export type DraftFault = 'reason' | 'note';

export const faultOf = ({ verdict, reason, note }: Draft): DraftFault | undefined => {
  if (verdict !== 'Again') return undefined;
  if (reason === null) return 'reason';
  return note.length > documentNoteMax ? 'note' : undefined;
};

/** The changed drafts as the call takes them. */
export const verdictsOf = (drafts: Drafts, documents: readonly StoredDocument[]): DocumentVerdict[] =>
  changedDocuments(drafts, documents).flatMap((stored): DocumentVerdict[] => {
    const { verdict, reason, note } = draftOf(drafts, stored);
    const document: ApplicationDocument = stored.document;
    if (verdict === null) return [];
    if (verdict === 'Fine') return [{ document, verdict }];
    return [{ document, verdict, ...(reason && { reason }), ...(note.trim() !== '' && { note: note.trim() }) }];
  });

/** How many documents are fine, to be uploaded again, and not looked at. */
export const countsOf = (drafts: Drafts, documents: readonly StoredDocument[]) => {
  const verdicts = documents.map((stored) => draftOf(drafts, stored).verdict);
  const count = (one: StoredDocument['verdict']) => verdicts.filter((verdict) => verdict === one).length;
  return { fine: count('Fine'), again: count('Again'), open: count(null) };
};
