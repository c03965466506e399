/** Kinds of images forms take, by MIME type. */
export const imageTypes = ['image/jpeg', 'image/png'] as const;

/** Ends of file names of images, without the dot. */
export const imageExtensions = ['jpg', 'jpeg', 'png'] as const;

/** Largest image that may be sent, in bytes. Forms make a larger photograph smaller before they send it. */
export const imageBytesMax = 2_000_000;

/** Longest side an image is sent and kept with, in pixels. */
export const imageSideMax = 1600;

const dataUrl = /^data:([a-z]+\/[a-z\d.+-]+);base64,([A-Za-z\d+/]*={0,2})$/;

/** Why an image cannot be taken. */
export type ImageFault = 'image_type' | 'image_size' | 'image_content';

/** True for the address of a stored image, as records hold it, and not the bytes of a new one. */
export const isImageAddress = (image: string): boolean => image.startsWith('/');

const bytesOfBase64 = (base64: string): number => {
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;
  return (base64.length / 4) * 3 - padding;
};

/**
 * What is wrong with an image field: the address of a stored image, or a new image as a data URL in base64 (VEN-77,
 * CAT-34). Looks at the type it names and its size; what is really in it the server looks at besides.
 */
export const imageFault = (image: string): ImageFault | undefined => {
  if (isImageAddress(image)) return undefined;
  const parts = dataUrl.exec(image);
  if (!parts) return 'image_content';
  const [, type = '', base64 = ''] = parts;
  if (!(imageTypes as readonly string[]).includes(type)) return 'image_type';
  if (base64.length === 0 || base64.length % 4 !== 0) return 'image_content';
  return bytesOfBase64(base64) > imageBytesMax ? 'image_size' : undefined;
};
