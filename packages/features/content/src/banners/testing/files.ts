/** A file of so many bytes that calls itself what its name says. */
export const fileOf = (bytes: number, name = 'afis-tr.jpg', type = 'image/jpeg'): File =>
  new File([new Uint8Array(bytes)], name, { type });

/** A JPEG of 654×400 pixels that a browser has drawn. */
export const drawnJpeg = async (name = 'afis-tr.jpg'): Promise<File> => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 654, height: 400 });
  canvas.getContext('2d')?.fillRect(0, 0, 654, 400);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
  return new File(blob ? [blob] : [], name, { type: 'image/jpeg' });
};
