import type { ReadRequest, WorkerAnswer } from './browser/messages';
import { SheetError } from './errors';
import { readSheet } from './readSheet';
import { warmUp } from './warmUp';

/** The worker's own scope; the page's is what the compiler knows. */
const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<ReadRequest>) => void) | null;
  postMessage: (answer: WorkerAnswer) => void;
};

const failure = (error: unknown): WorkerAnswer => {
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof SheetError)) return { kind: 'failed', message };
  return { kind: 'failed', code: error.code, message, ...(error.params && { params: error.params }) };
};

async function answer({ bytes, name, options }: ReadRequest): Promise<WorkerAnswer> {
  await warmUp(name);
  scope.postMessage({ kind: 'started' });
  return { kind: 'read', sheet: await readSheet(bytes, name, options) };
}

scope.onmessage = ({ data }) => {
  void answer(data)
    .catch(failure)
    .then((ended) => scope.postMessage(ended));
};
scope.postMessage({ kind: 'ready' });
