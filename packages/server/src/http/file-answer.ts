import type { Readable } from 'node:stream';
import { contentDisposition } from './content-disposition';

export interface FileAnswerFields {
  /** Name the browser saves under; any text. */
  fileName: string;
  mediaType: string;
  body: Readable | Buffer;
}

/** The answer of a `file` call: always an attachment, never shown inside the panel's origin. */
export class FileAnswer {
  constructor(private readonly fields: FileAnswerFields) {}

  get body(): Readable | Buffer {
    return this.fields.body;
  }

  /** Headers of the download. */
  headers(): Record<string, string> {
    return {
      'content-type': this.fields.mediaType,
      'content-disposition': contentDisposition(this.fields.fileName),
      'content-security-policy': "sandbox; default-src 'none'",
    };
  }
}
