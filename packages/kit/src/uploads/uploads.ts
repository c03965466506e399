/** How far one file is. */
export type UploadState = 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled';

/** A file on its way to the server. */
export interface Upload<Result = unknown> {
  readonly id: string;
  readonly file: File;
  readonly state: UploadState;
  /** Part of the file sent, 0 to 1. */
  readonly share: number;
  /** Why it failed. */
  readonly error: unknown;
  readonly result: Result | undefined;
}

export type UploadAction<Result> =
  | { type: 'add'; uploads: readonly { id: string; file: File }[] }
  | { type: 'start' | 'cancel' | 'retry' | 'remove'; id: string }
  | { type: 'progress'; id: string; share: number }
  | { type: 'done'; id: string; result: Result }
  | { type: 'failed'; id: string; error: unknown };

const fresh = { state: 'waiting', share: 0, error: undefined, result: undefined } as const;

const next = <Result>(upload: Upload<Result>, action: UploadAction<Result>): Upload<Result> => {
  const { state } = upload;
  switch (action.type) {
    case 'start':
      return state === 'waiting' ? { ...upload, state: 'sending' } : upload;
    case 'progress':
      return state === 'sending' ? { ...upload, share: action.share } : upload;
    case 'done':
      return state === 'sending' ? { ...upload, state: 'done', share: 1, result: action.result } : upload;
    case 'failed':
      return state === 'sending' ? { ...upload, state: 'failed', error: action.error } : upload;
    case 'cancel':
      return state === 'sending' || state === 'waiting' ? { ...upload, state: 'cancelled' } : upload;
    case 'retry':
      return state === 'failed' || state === 'cancelled' ? { ...upload, ...fresh } : upload;
    default:
      return upload;
  }
};

/** The files after an action. An action that does not fit a file's state changes nothing. */
export const reduceUploads = <Result>(
  uploads: readonly Upload<Result>[],
  action: UploadAction<Result>,
): readonly Upload<Result>[] => {
  if (action.type === 'add') return [...uploads, ...action.uploads.map((upload) => ({ ...upload, ...fresh }))];
  if (action.type === 'remove') return uploads.filter(({ id }) => id !== action.id);
  return uploads.map((upload) => (upload.id === action.id ? next(upload, action) : upload));
};

/** True while a file is being sent or waits to be. */
export const isUploading = (uploads: readonly Upload[]): boolean =>
  uploads.some(({ state }) => state === 'sending' || state === 'waiting');
