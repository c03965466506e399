import type { PDFDocumentProxy, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** How long a worker may take to answer; after that the page itself reads the document. */
const workerMs = 5_000;

const address = (): URL => new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url);

/** A worker that answers; rejects where none can be started, such as under a policy that forbids it. */
const startWorker = (): Promise<Worker> =>
  new Promise((resolve, reject) => {
    const url = address();
    const worker = new Worker(url, { type: 'module' });
    const fail = () => {
      worker.terminate();
      reject(new Error('no worker'));
    };
    const timer = setTimeout(fail, workerMs);
    worker.onmessage = () => {
      clearTimeout(timer);
      worker.onmessage = null;
      worker.onerror = null;
      resolve(worker);
    };
    worker.onerror = fail;
  });

export interface OpenedPdf {
  document: PDFDocumentProxy;
  close: () => void;
}

/** The worker's code in the page: slower, but needs nothing of the page that it is shown in. */
const inPage = async (): Promise<undefined> => {
  (globalThis as { pdfjsWorker?: unknown }).pdfjsWorker ??= await import(
    'pdfjs-dist/legacy/build/pdf.worker.min.mjs' as string
  );
  return undefined;
};

/**
 * Reads a PDF in a worker, where the page allows one, else in the page. Nothing of the document is run: no scripts, no
 * evaluated code, no external files.
 *
 * @throws what the reader throws when it is no PDF
 */
export const openPdf = async (data: ArrayBuffer): Promise<OpenedPdf> => {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const started = await startWorker().catch(inPage);
  const worker: PDFWorker | undefined = started && pdfjs.PDFWorker.create({ port: started });
  const task = pdfjs.getDocument({
    data,
    ...(worker && { worker }),
    isEvalSupported: false,
    enableXfa: false,
    useWasm: false,
    stopAtErrors: false,
  });
  const close = () => {
    void task.destroy();
    started?.terminate();
  };
  try {
    return { document: await task.promise, close };
  } catch (error) {
    close();
    throw error;
  }
};
