/** A file that arrived with a form, kept in a temporary file until the request ends. Named as the browser's File is. */
export class UploadedFile {
  constructor(
    /** Name as sent: data, never a path. */
    readonly name: string,
    /** Declared media type. */
    readonly type: string,
    /** Bytes. */
    readonly size: number,
    /** Hash of the content, in hex. */
    readonly sha256: string,
    /** Where the content lies while the request runs. */
    readonly path: string,
  ) {}
}

export const isUploadedFile = (value: unknown): value is UploadedFile => value instanceof UploadedFile;
