import { SheetError } from '../errors';
import type { Sheet } from '../types';
import type { ReadRequest, WorkerAnswer } from './messages';

const failureOf = (answer: Extract<WorkerAnswer, { kind: 'failed' }>): Error =>
  answer.code ? new SheetError(answer.code, answer.params) : new Error(answer.message);

/**
 * Lets a worker read a file, and ends it however that goes.
 * @param seconds how long reading may take, without loading what it needs
 * @throws SheetError `limits` with `seconds` when it takes longer, `unreadable` when the worker dies of the file
 */
export function askWorker(
  worker: Worker,
  request: ReadRequest,
  { seconds, signal }: { seconds: number; signal?: AbortSignal | undefined },
): Promise<Sheet> {
  return new Promise<Sheet>((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const abort = () => end(() => reject(signal?.reason));
    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      worker.terminate();
      settle();
    };
    const late = () => end(() => reject(new SheetError('limits', { limit: 'seconds', max: seconds })));
    signal?.addEventListener('abort', abort);
    worker.onerror = () => end(() => reject(new SheetError('unreadable')));
    worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
      if (data.kind === 'started') timer = setTimeout(late, seconds * 1_000);
      if (data.kind === 'read') end(() => resolve(data.sheet));
      if (data.kind === 'failed') end(() => reject(failureOf(data)));
    };
    worker.postMessage(request, [request.bytes.buffer]);
  });
}
