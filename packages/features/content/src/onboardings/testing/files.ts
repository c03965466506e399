import { act, screen } from '@testing-library/react';

/** A picture that needs no server. */
export const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 654 400"><path fill="#8a7a6c" d="M0 0h654v400H0z"/></svg>',
)}`;

/** A file of so many bytes that calls itself what its name says. */
export const fileOf = (bytes: number, name = 'hos-geldiniz.jpg', type = 'image/jpeg'): File =>
  new File([new Uint8Array(bytes)], name, { type });

/** Chooses a file in a field, as the system's dialog does. */
export const choose = (field: string, file: File): void => {
  const input = screen.getByRole('group', { name: field }).querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error(`“${field}” takes no file now.`);
  const data = new DataTransfer();
  data.items.add(file);
  input.files = data.files;
  act(() => void input.dispatchEvent(new Event('change', { bubbles: true })));
};
