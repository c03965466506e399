import { documentNoteMax, documentReasons, type StoredDocument } from '@telve/api';
import { applicationTexts } from '@telve/application-fields';
import { useTexts } from '@telve/kit';
import { RadioGroup, SegmentedControl, TextArea } from '@telve/ui';
import type { Review } from '../data/useReview';
import { applicationReviewTexts } from '../texts';
import { faultOf } from './drafts';
import { KeyHints } from './KeyHints';
import { Judgement, Reasons, VerdictRow } from './layout';

interface VerdictProps {
  review: Review;
  stored: StoredDocument;
}

const verdicts = ['Fine', 'Again'] as const;

/** Fine, or upload again with a reason and a note. */
export function Verdict({ review, stored }: VerdictProps) {
  const { review: texts, documents: words } = useTexts(applicationReviewTexts);
  const { documents: names, reasons } = useTexts(applicationTexts);
  const draft = review.draftOf(stored);
  const fault = review.isTried ? faultOf(draft) : undefined;
  return (
    <Judgement>
      <VerdictRow>
        <SegmentedControl
          label={texts.verdict(names[stored.document])}
          hideLabel
          value={draft.verdict ?? ''}
          onChange={(verdict) => verdict !== '' && review.set(stored, { verdict })}
          options={verdicts.map((value) => ({ value, label: words.verdicts[value] }))}
        />
        <KeyHints />
      </VerdictRow>
      {draft.verdict === 'Again' && (
        <>
          <Reasons>
            <RadioGroup
              label={texts.reasons}
              required
              value={draft.reason ?? ''}
              onChange={(reason) => reason !== '' && review.set(stored, { reason })}
              options={documentReasons.map((value) => ({ value, label: reasons[value] }))}
              error={fault === 'reason' ? texts.reasonMissing : undefined}
            />
          </Reasons>
          <TextArea
            label={texts.note}
            rows={2}
            counter={documentNoteMax}
            value={draft.note}
            onChange={(note) => review.set(stored, { note })}
            error={draft.note.length > documentNoteMax ? texts.noteTooLong(documentNoteMax) : undefined}
          />
        </>
      )}
    </Judgement>
  );
}
