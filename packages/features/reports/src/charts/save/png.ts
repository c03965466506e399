import { type PictureHead, paint } from './paint';

const scale = 2;

/** The drawing as it stands in the page, with its title, summary and legend, at two device pixels per CSS pixel. */
export const pngOf = async (drawing: SVGSVGElement, head: PictureHead): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  await document.fonts?.ready;
  paint(canvas, drawing, head, scale);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The canvas gave no picture.');
  return blob;
};
