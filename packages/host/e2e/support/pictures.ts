import type { Page } from '@playwright/test';

/** A picture of one pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A JPEG of one colour that the browser draws, as a file to choose. */
export const drawnJpeg = async (page: Page, name: string, width: number, height: number) => {
  const address = await page.evaluate(
    ([wide, high]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high });
      const context = canvas.getContext('2d');
      if (context) context.fillStyle = '#0f7285';
      context?.fillRect(0, 0, wide, high);
      return canvas.toDataURL('image/jpeg');
    },
    [width, height] as const,
  );
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(address.split(',')[1] ?? '', 'base64') };
};
