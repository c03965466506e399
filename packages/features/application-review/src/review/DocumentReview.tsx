import type { ApplicationDocument, MerchantApplication, StoredDocument } from '@telve/api';
import { StatusBadge } from '@telve/application-fields';
import { useTexts } from '@telve/kit';
import { Button, DownloadIcon, PageHead, SendIcon } from '@telve/ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Review } from '../data/useReview';
import { useDownloadAll } from '../download/useDownloadAll';
import { applicationReviewTexts } from '../texts';
import { Compare } from './Compare';
import { DocumentList } from './DocumentList';
import { CompareSide, Frame, ListSide, Main } from './layout';
import { shortcutOf } from './shortcuts';
import { Verdict } from './Verdict';
import { DocumentView } from './view/DocumentView';

export interface DocumentReviewProps {
  application: MerchantApplication;
  review: Review;
  shown: ApplicationDocument;
  onShow: (document: ApplicationDocument) => void;
  onClose: () => void;
  /** Reads the application again, with fresh links. */
  reload: () => Promise<void>;
}

/** The documents beside one another: list and what to compare, the document itself, and what is said of it. */
export function DocumentReview({ application, review, shown, onShow, onClose, reload }: DocumentReviewProps) {
  const { documents } = review;
  const root = useRef<HTMLDivElement>(null);
  const at = documents.findIndex(({ document }) => document === shown);
  const stored = documents[at] as StoredDocument;
  // The button that was pressed is out of sight now.
  useEffect(() => root.current?.querySelector<HTMLElement>('h1')?.focus(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    const what = shortcutOf(event);
    if (what === 'close') return onClose();
    const to = what === 'next' ? documents[at + 1] : what === 'previous' ? documents[at - 1] : undefined;
    if (to) {
      event.preventDefault();
      return onShow(to.document);
    }
    if (review.canJudge && (what === 'Fine' || what === 'Again')) review.set(stored, { verdict: what });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are shortcuts; every one has its button below.
    <div ref={root} onKeyDown={onKeyDown}>
      <ReviewHead application={application} review={review} onShow={onShow} onClose={onClose} reload={reload} />
      <Frame>
        <ListSide>
          <DocumentList review={review} shown={shown} onShow={onShow} />
        </ListSide>
        <Main>
          <DocumentView key={`${stored.document} ${stored.uploadedAt}`} stored={stored} reload={reload} />
          {review.canJudge && <Verdict key={stored.document} review={review} stored={stored} />}
        </Main>
        <CompareSide>
          <Compare application={application} />
        </CompareSide>
      </Frame>
    </div>
  );
}

type HeadProps = Pick<DocumentReviewProps, 'application' | 'review' | 'onShow' | 'onClose' | 'reload'>;

function ReviewHead({ application, review, onShow, onClose, reload }: HeadProps) {
  const { review: texts, number } = useTexts(applicationReviewTexts);
  const { fine, again, open } = review.counts;
  const { download, busy } = useDownloadAll(application, reload);
  const { counts, count } = texts;
  const parts = [application.storeName, number(application.id)];
  const said = [count(fine, counts.fine), count(again, counts.again), count(open, counts.open)].join(', ');
  const save = async (send: boolean) => {
    const faulty = await review.save(send);
    if (faulty) onShow(faulty.document);
  };
  return (
    <PageHead
      title={texts.title}
      status={<StatusBadge status={application.status} />}
      identity={[...parts, review.canJudge && said].filter(Boolean).join(' · ')}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {texts.back}
          </Button>
          <Button
            icon={<DownloadIcon aria-hidden="true" />}
            loading={busy}
            loadingText={texts.downloading}
            onClick={() => void download(review.documents)}
          >
            {texts.downloadAll}
          </Button>
          {review.canJudge && (
            <>
              <Button disabled={!review.isDirty || review.busy} onClick={() => void save(false)}>
                {texts.save}
              </Button>
              <Button
                variant="primary"
                icon={<SendIcon aria-hidden="true" />}
                loading={review.busy}
                disabled={again === 0}
                onClick={() => void save(true)}
              >
                {texts.send(again)}
              </Button>
            </>
          )}
        </>
      }
    />
  );
}
