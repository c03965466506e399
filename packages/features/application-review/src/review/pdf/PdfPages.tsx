import { useTexts } from '@telve/kit';
import { useEffect, useState } from 'react';
import { applicationReviewTexts } from '../../texts';
import { StageFailure, StageNote } from '../view/StageNote';
import type { ViewProps } from '../view/view';
import { PdfPage } from './PdfPage';
import { usePdf } from './usePdf';

/** A document that is a PDF, one page at a time. */
export function PdfPages({ url, name, view, onView, reload }: ViewProps) {
  const { view: texts } = useTexts(applicationReviewTexts);
  const [attempt, setAttempt] = useState(0);
  const pdf = usePdf(url, attempt);
  const pages = typeof pdf === 'string' ? undefined : pdf.numPages;
  useEffect(() => {
    if (pages !== undefined) onView((now) => ({ ...now, pages }));
  }, [pages, onView]);
  if (pdf === 'failed') {
    return <StageFailure onRetry={() => void reload().then(() => setAttempt((count) => count + 1))} />;
  }
  if (pdf === 'loading') return <StageNote busy text={texts.loading} />;
  return <PdfPage pdf={pdf} view={view} name={name} onFailed={() => setAttempt((count) => count + 1)} />;
}
