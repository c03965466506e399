import { describe, expect, it } from 'vitest';
import { prepareImage } from './prepareImage';

type Paint = (context: CanvasRenderingContext2D, width: number, height: number) => void;

interface Drawing {
  width: number;
  height: number;
  type: 'image/jpeg' | 'image/png';
  /** Default: an opaque one. */
  paint?: Paint;
}

const plain: Paint = (context, width, height) => {
  context.fillStyle = '#0f7285';
  context.fillRect(0, 0, width, height);
};

/** Nothing that a compressor could make small. */
const noise: Paint = (context, width, height) => {
  const pixels = context.createImageData(width, height);
  let seed = 1;
  for (let at = 0; at < pixels.data.length; at += 1) {
    seed = (seed * 16_807) % 2_147_483_647;
    pixels.data[at] = at % 4 === 3 ? 255 : seed % 256;
  }
  context.putImageData(pixels, 0, 0);
};

async function drawn({ width, height, type, paint = plain }: Drawing): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  paint(canvas.getContext('2d')!, width, height);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob!), type, 0.95));
}

/** The JPEG with the note of a camera that was held sideways (orientation 6). */
async function sideways(jpeg: Blob): Promise<Blob> {
  const exif = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0];
  const app1 = [0xff, 0xe1, 0, 8 + exif.length, 0x45, 0x78, 0x69, 0x66, 0, 0, ...exif];
  return new Blob([jpeg.slice(0, 2), Uint8Array.from(app1), jpeg.slice(2)], { type: 'image/jpeg' });
}

async function made(url: string) {
  const blob = await (await fetch(url)).blob();
  const { width, height } = await createImageBitmap(blob);
  return { type: blob.type, size: blob.size, sides: [width, height], bytes: new Uint8Array(await blob.arrayBuffer()) };
}

const codeOf = (file: Blob, options = {}) => prepareImage(file, options).catch((error: { code: string }) => error.code);
const heic = new Blob([Uint8Array.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', (char) => char.charCodeAt(0))]);

describe('prepareImage', () => {
  it('makes a photograph small enough in sides and bytes, as a JPEG in base64 (VEN-77, CAT-34)', async () => {
    const url = await prepareImage(await drawn({ width: 2_400, height: 1_200, type: 'image/jpeg' }));
    expect(url.slice(0, 23)).toBe('data:image/jpeg;base64,');
    const { sides, size } = await made(url);
    expect([sides, size < 2_000_000]).toEqual([[1_600, 800], true]);
  });

  it('leaves the sides of a small one and makes a JPEG of an opaque PNG', async () => {
    const { type, sides } = await made(await prepareImage(await drawn({ width: 40, height: 30, type: 'image/png' })));
    expect([type, sides]).toEqual(['image/jpeg', [40, 30]]);
  });

  it('keeps what is transparent', async () => {
    const paint: Paint = (context) => context.fillRect(0, 0, 5, 5);
    const { type, sides } = await made(
      await prepareImage(await drawn({ width: 40, height: 30, type: 'image/png', paint })),
    );
    expect([type, sides]).toEqual(['image/png', [40, 30]]);
  });

  it('turns a photograph upright and leaves out what the camera noted (VEN-77)', async () => {
    const photograph = await sideways(await drawn({ width: 80, height: 40, type: 'image/jpeg' }));
    const { sides, bytes } = await made(await prepareImage(photograph));
    expect(sides).toEqual([40, 80]);
    expect(String.fromCharCode(...bytes).includes('Exif')).toBe(false);
  });

  it('shrinks on until the bytes are few enough', async () => {
    const file = await drawn({ width: 800, height: 600, type: 'image/jpeg', paint: noise });
    const { size, sides } = await made(await prepareImage(file, { bytesMax: 100_000 }));
    expect(size).toBeLessThanOrEqual(100_000);
    expect(sides[0]).toBeLessThan(800);
    expect(sides[0]! / sides[1]!).toBeCloseTo(4 / 3, 1);
  });

  it('refuses what does not get small enough', async () => {
    const file = await drawn({ width: 400, height: 300, type: 'image/jpeg', paint: noise });
    expect(await codeOf(file, { bytesMax: 500 })).toBe('image_size');
  });

  it.each([
    ['a HEIC of a phone, whatever its name says', new File([heic], 'IMG_1.jpg', { type: 'image/jpeg' }), 'image_heic'],
    [
      'a web page that is named as a picture',
      new File(['<!doctype html>'], 'a.png', { type: 'image/png' }),
      'image_type',
    ],
    ['a drawing that could run', new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }), 'image_type'],
    ['an empty file', new File([], 'a.jpg'), 'image_type'],
    ['half a PNG', new Blob([Uint8Array.from([137, 80, 78, 71, 13, 10, 26, 10, 0, 0])]), 'image_content'],
  ])('refuses %s', async (_, file, code) => {
    expect(await codeOf(file)).toBe(code);
  });
});
