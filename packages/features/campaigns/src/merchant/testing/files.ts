/** A file of so many bytes that calls itself what its name says. */
export const fileOf = (bytes: number, name = 'degirmen.jpg', type = 'image/jpeg'): File =>
  new File([new Uint8Array(bytes)], name, { type });

/** A JPEG of 400 pixels height that a browser has drawn. */
export const drawnJpeg = async (width = 654): Promise<File> => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height: 400 });
  canvas.getContext('2d')?.fillRect(0, 0, width, 400);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
  return new File(blob ? [blob] : [], 'degirmen.jpg', { type: 'image/jpeg' });
};
