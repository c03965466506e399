import { screen } from '@testing-library/react';

/** A PNG of one colour that a browser has drawn. */
export const drawnPicture = async (colour = '#0f7285'): Promise<File> => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 24, height: 24 });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws nothing');
  context.fillStyle = colour;
  context.fillRect(0, 0, 24, 24);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File(blob ? [blob] : [], 'boy.png', { type: 'image/png' });
};

/** Chooses a file in a picture field, as the system's dialog does it. */
export const choosePicture = (label: string, file: File): void => {
  const input = screen.getByRole('group', { name: label }).querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error(`${label} takes no file`);
  const data = new DataTransfer();
  data.items.add(file);
  input.files = data.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};
