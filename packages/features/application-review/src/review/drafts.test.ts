import { documentNoteMax } from '@telve/api';
import { describe, expect, it } from 'vitest';
import { storedDocument } from '../testing/applications';
import { changedDocuments, countsOf, draftOf, faultOf, verdictsOf, withDraft } from './drafts';

const plate = storedDocument({ document: 'taxPlate' });
const contract = storedDocument({ document: 'contract' });
const judged = storedDocument({ document: 'contract', verdict: 'Again', reason: 'CutOff', note: 'Mühür yok' });

describe('the verdicts of staff (STAFF-14)', () => {
  it('start as they are stored', () => {
    expect(draftOf({}, plate)).toEqual({ verdict: null, reason: null, note: '' });
    expect(draftOf({}, judged)).toEqual({ verdict: 'Again', reason: 'CutOff', note: 'Mühür yok' });
    expect(changedDocuments({}, [plate, judged])).toEqual([]);
  });

  it('belong to a file: one that came in its place has none', () => {
    const drafts = withDraft({}, plate, { verdict: 'Fine' });
    expect(draftOf(drafts, plate).verdict).toBe('Fine');
    expect(draftOf(drafts, { ...plate, uploadedAt: '2026-12-01T00:00:00Z' }).verdict).toBeNull();
  });

  it('are sent only where they changed, with what belongs to them', () => {
    let drafts = withDraft({}, plate, { verdict: 'Again', reason: 'Expired', note: '  Yenisi gerekli ' });
    drafts = withDraft(drafts, judged, { verdict: 'Fine' });
    expect(verdictsOf(drafts, [plate, judged])).toEqual([
      { document: 'taxPlate', verdict: 'Again', reason: 'Expired', note: 'Yenisi gerekli' },
      { document: 'contract', verdict: 'Fine' },
    ]);
    expect(verdictsOf(withDraft({}, judged, { note: ' Mühür yok ' }), [judged])).toEqual([]);
  });

  it('keep reason and note when the verdict goes to and fro', () => {
    const fine = withDraft({}, judged, { verdict: 'Fine' });
    expect(draftOf(withDraft(fine, judged, { verdict: 'Again' }), judged)).toEqual(draftOf({}, judged));
  });

  it('need a reason to ask again, and bear a note of limited length', () => {
    const again = { verdict: 'Again', reason: null, note: '' } as const;
    const withNote = (length: number) => ({ ...again, reason: 'CutOff', note: 'a'.repeat(length) }) as const;
    expect(faultOf(again)).toBe('reason');
    expect(faultOf(withNote(documentNoteMax))).toBeUndefined();
    expect(faultOf(withNote(documentNoteMax + 1))).toBe('note');
    expect(faultOf({ ...again, verdict: 'Fine' })).toBeUndefined();
  });

  it('are counted by kind', () => {
    const drafts = withDraft({}, plate, { verdict: 'Fine' });
    expect(countsOf(drafts, [plate, judged])).toEqual({ fine: 1, again: 1, open: 0 });
    expect(countsOf({}, [plate, contract])).toEqual({ fine: 0, again: 0, open: 2 });
  });
});
