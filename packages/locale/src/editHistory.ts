import type { MaskState } from './maskEdit';

/** Undo and redo of a masked input: setting a value by script empties the browser's own history. */
export interface EditHistory {
  readonly past: readonly MaskState[];
  readonly present: MaskState;
  readonly future: readonly MaskState[];
}

const MAX_STEPS = 100;

/** A history that begins with what the input shows now. */
export function startHistory(present: MaskState): EditHistory {
  return { past: [], present, future: [] };
}

/** The history after an edit. A state with the same text only moves the caret and is no step. */
export function recordEdit(history: EditHistory, next: MaskState): EditHistory {
  if (next.text === history.present.text) return { ...history, present: next };
  return { past: [...history.past, history.present].slice(-MAX_STEPS), present: next, future: [] };
}

/** One step back; the same history when there is none. */
export function undoEdit(history: EditHistory): EditHistory {
  const present = history.past.at(-1);
  if (!present) return history;
  return { past: history.past.slice(0, -1), present, future: [history.present, ...history.future] };
}

/** One step forward again; the same history when there is none. */
export function redoEdit(history: EditHistory): EditHistory {
  const [present, ...future] = history.future;
  if (!present) return history;
  return { past: [...history.past, history.present], present, future };
}
