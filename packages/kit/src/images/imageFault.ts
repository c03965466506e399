/** Why a chosen file gives no picture. */
export type ImageFaultCode = 'image_type' | 'image_heic' | 'image_content' | 'image_size';

/** Thrown by `prepareImage`: the code says what is wrong with the file. */
export class ImageFault extends Error {
  readonly code: ImageFaultCode;
  constructor(code: ImageFaultCode) {
    super(code);
    this.name = 'ImageFault';
    this.code = code;
  }
}
