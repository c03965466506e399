import { newIdempotencyKey } from '@telve/api';
import { same } from '../util/same';

/** Keys of one form's saves: the same input sent again after no answer came repeats the action instead of doing it twice. */
export interface RepeatKey {
  of(input: unknown): string;
  /** The action is through: the next save is another one. */
  forget(): void;
}

export const repeatKey = (): RepeatKey => {
  let last: { input: unknown; key: string } | null = null;
  return {
    of(input) {
      if (!last || !same(last.input, input)) last = { input, key: newIdempotencyKey() };
      return last.key;
    },
    forget() {
      last = null;
    },
  };
};
