import { useTexts } from '@telve/kit';
import { theme, VisuallyHidden } from '@telve/ui';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { applicationReviewTexts } from '../../texts';
import { StageFailure } from '../view/StageNote';
import type { View } from '../view/view';
import { drawPage } from './drawPage';

interface PdfPageProps {
  pdf: PDFDocumentProxy;
  view: View;
  name: string;
  onFailed: () => void;
}

/** One page as a picture, and its words for assistive technology. */
export function PdfPage({ pdf, view: { page, zoom, turn }, name, onFailed }: PdfPageProps) {
  const { view: texts } = useTexts(applicationReviewTexts);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [words, setWords] = useState('');
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const sheet = canvas.current;
    if (!sheet) return;
    const drawing = drawPage(pdf, sheet, { page, zoom, turn });
    drawing.done.then(setWords, () => setFailed(true));
    return drawing.stop;
  }, [pdf, page, zoom, turn]);
  if (hasFailed) return <StageFailure onRetry={onFailed} />;
  return (
    <>
      <Sheet ref={canvas} role="img" aria-label={texts.page(name, page)} style={{ width: `${zoom * 100}%` }} />
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  );
}

const Sheet = styled.canvas`
  display: block;
  margin: 0 auto;
  background: white;
  box-shadow: ${theme.shadow.md};
`;
