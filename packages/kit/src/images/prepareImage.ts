import { sniffDocument } from '../uploads/sniff';
import { ImageFault } from './imageFault';

export interface PrepareImageOptions {
  /** Longest side, in pixels; a larger picture is made smaller. Default 1600. */
  sideMax?: number;
  /** Bytes of the picture, before base64. Default 2,000,000. */
  bytesMax?: number;
}

/** From the best to what is still good enough for a photograph. */
const qualities = [0.9, 0.8, 0.7];
/** Of the side, when quality alone does not make it small enough. */
const shrinking = 0.8;
/** Pixels: a picture that has to be smaller than this is refused. */
const sideMin = 160;

/**
 * Makes a chosen picture ready to be sent: upright as the camera meant it, without its metadata, at most `sideMax` pixels and `bytesMax`
 * bytes; a data URL of a JPEG, or of a PNG where it is transparent (VEN-77, CAT-34).
 * @throws {ImageFault} `image_heic` for a photograph of a phone that browsers cannot show, `image_type` for what is no JPEG or PNG by its
 * content, `image_content` for one that cannot be read, `image_size` for one that does not get small enough.
 */
export async function prepareImage(
  file: Blob,
  { sideMax = 1_600, bytesMax = 2_000_000 }: PrepareImageOptions = {},
): Promise<string> {
  const kind = await sniffDocument(file);
  if (kind === 'heic') throw new ImageFault('image_heic');
  if (kind !== 'jpeg' && kind !== 'png') throw new ImageFault('image_type');
  const picture = await decode(file);
  try {
    const longest = Math.max(picture.width, picture.height);
    for (
      let side = Math.min(sideMax, longest);
      side >= Math.min(sideMin, longest);
      side = Math.floor(side * shrinking)
    ) {
      const canvas = draw(picture, side / longest);
      const png = kind === 'png' && isTransparent(canvas);
      for (const quality of png ? [1] : qualities) {
        const made = await encode(canvas, png ? 'image/png' : 'image/jpeg', quality);
        if (made.size <= bytesMax) return await dataUrl(made);
      }
    }
    throw new ImageFault('image_size');
  } finally {
    picture.close();
  }
}

async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new ImageFault('image_content');
  }
}

function draw(picture: ImageBitmap, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new ImageFault('image_content');
  return context;
}

function isTransparent(canvas: HTMLCanvasElement): boolean {
  const { data } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 255) < 255) return true;
  return false;
}

const encode = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new ImageFault('image_content'))), type, quality);
  });

const dataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new ImageFault('image_content'));
    reader.readAsDataURL(blob);
  });
