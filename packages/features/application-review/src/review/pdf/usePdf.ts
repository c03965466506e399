import { useEffect, useState } from 'react';
import { type OpenedPdf, openPdf } from './openPdf';

type PdfState = 'loading' | 'failed' | OpenedPdf['document'];

const read = async (url: string, signal: AbortSignal): Promise<ArrayBuffer> => {
  const answer = await fetch(url, { signal, credentials: 'omit' });
  if (!answer.ok) throw new Error(`The document was answered with ${answer.status}`);
  return answer.arrayBuffer();
};

/** Opens the PDF behind a link; `attempt` counts tries. A link that is renewed meanwhile opens nothing anew. */
export const usePdf = (url: string, attempt: number): PdfState => {
  const [state, setState] = useState<PdfState>('loading');
  // biome-ignore lint/correctness/useExhaustiveDependencies: links are renewed every few minutes; only another try uses the new one.
  useEffect(() => {
    const controller = new AbortController();
    let opened: OpenedPdf | undefined;
    setState('loading');
    read(url, controller.signal)
      .then(openPdf)
      .then(
        (pdf) => {
          opened = pdf;
          if (controller.signal.aborted) pdf.close();
          else setState(pdf.document);
        },
        () => controller.signal.aborted || setState('failed'),
      );
    return () => {
      controller.abort();
      opened?.close();
    };
  }, [attempt]);
  return state;
};
