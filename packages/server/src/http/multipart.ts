import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { safeFileName } from './content-disposition';
import { Refusal } from './errors';
import { UploadedFile } from './uploaded-file';

/** Limits of form data, in bytes where not counts. */
export const formLimits = {
  /** One file (10 MB as the specification counts it). */
  file: 10_000_000,
  files: 5,
  /** The whole request. */
  total: 52_000_000,
  /** One text part. */
  text: 256 * 1024,
  parts: 200,
} as const;

/** How the names of temporary files begin. */
export const uploadPrefix = 'telve-upload-';

/** Makes multipart/form-data readable; limits of single files are counted by `readForm`. */
export const registerMultipart = (app: FastifyInstance): void => {
  app.register(multipart, {
    limits: {
      fieldNameSize: 100,
      fieldSize: formLimits.text,
      fields: formLimits.parts,
      // One more than allowed, so that the first one too many is told from the last allowed one.
      fileSize: formLimits.file + 1,
      files: formLimits.files,
      parts: formLimits.parts,
      headerPairs: 20,
    },
  });
};

export interface Form {
  /** Names and values in the order of arrival. */
  text: [name: string, value: unknown][];
  /** Removes the temporary files; to be called whatever happens. */
  clear(): Promise<void>;
}

class Budget {
  private used = 0;

  spend(bytes: number): void {
    this.used += bytes;
    if (this.used > formLimits.total) throw new Refusal('payload_too_large', { params: { max: formLimits.total } });
  }
}

/** A file that is too large, told at its field. */
const tooLarge = (field: string): Refusal => {
  const params = { max: formLimits.file };
  return new Refusal('payload_too_large', { params, fields: [{ field, code: 'file_size', params }] });
};

const store = async (
  { fieldname, file }: { fieldname: string; file: Readable },
  budget: Budget,
  path: string,
): Promise<{ size: number; sha256: string }> => {
  const hash = createHash('sha256');
  let size = 0;
  const count = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      size += chunk.length;
      try {
        if (size > formLimits.file) throw tooLarge(fieldname);
        budget.spend(chunk.length);
        hash.update(chunk);
        done(null, chunk);
      } catch (error) {
        done(error as Error);
      }
    },
  });
  await pipeline(file, count, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  return { size, sha256: hash.digest('hex') };
};

/** The parser's own complaints are plain errors; refusals and the disk's errors carry a code. */
const isMalformed = (error: unknown): boolean => error instanceof Error && !('code' in error);

/** Reads form data: texts as they are, files into temporary files. Throws 413 as soon as a limit is passed. */
export const readForm = async (request: FastifyRequest): Promise<Form> => {
  if (Number(request.headers['content-length'] ?? 0) > formLimits.total) {
    throw new Refusal('payload_too_large', { params: { max: formLimits.total } });
  }
  const form: Form['text'] = [];
  const paths: string[] = [];
  const clear = async () => {
    await Promise.all(paths.map((path) => rm(path, { force: true })));
  };
  const budget = new Budget();
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const path = join(tmpdir(), `${uploadPrefix}${randomUUID()}`);
        paths.push(path);
        const { size, sha256 } = await store(part, budget, path);
        form.push([
          part.fieldname,
          new UploadedFile(safeFileName(part.filename ?? ''), part.mimetype, size, sha256, path),
        ]);
      } else {
        const value = String(part.value ?? '');
        budget.spend(Buffer.byteLength(value));
        // A form may write its line breaks in no other way; as they were typed they are one character each.
        form.push([part.fieldname, value.replace(/\r\n/g, '\n')]);
      }
    }
  } catch (error) {
    await clear();
    throw isMalformed(error) ? new Refusal('malformed_request', { cause: error }) : error;
  }
  return { text: form, clear };
};
