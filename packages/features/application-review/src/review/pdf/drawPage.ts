import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { View } from '../view/view';

/** Widest picture, in device pixels: a canvas beyond it costs more memory than it shows. */
const widthMax = 4_096;

export interface Drawing {
  /** Resolves with the words of the page; a drawing that was stopped never settles. */
  done: Promise<string>;
  stop: () => void;
}

/** Draws a page as wide as its place on the screen, and reads its words. */
export const drawPage = (
  pdf: PDFDocumentProxy,
  canvas: HTMLCanvasElement,
  { page: number, zoom, turn }: Pick<View, 'page' | 'zoom' | 'turn'>,
): Drawing => {
  let isStopped = false;
  let task: RenderTask | undefined;
  const run = async (): Promise<string> => {
    const page = await pdf.getPage(number);
    const rotation = (page.rotate + turn) % 360;
    const room = (canvas.parentElement?.clientWidth ?? 800) * zoom * (window.devicePixelRatio || 1);
    const scale = Math.min(room, widthMax) / page.getViewport({ scale: 1, rotation }).width;
    const viewport = page.getViewport({ scale, rotation });
    if (isStopped) return '';
    canvas.width = Math.round(viewport.width);
    canvas.height = Math.round(viewport.height);
    task = page.render({ canvas, viewport });
    await task.promise;
    const { items } = await page.getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join(' ');
  };
  const done = new Promise<string>((resolve, reject) => {
    run().then(
      (words) => isStopped || resolve(words),
      (error: unknown) => isStopped || reject(error),
    );
  });
  return {
    done,
    stop: () => {
      isStopped = true;
      task?.cancel();
    },
  };
};
