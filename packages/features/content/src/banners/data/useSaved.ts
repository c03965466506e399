import { useInform, useNotify } from '@telve/kit';
import { useRef } from 'react';

interface SavedWords {
  done: string;
  /** Title of the dialog that tells a failure. */
  failed: string;
}

/**
 * What follows a save: its words, then the list. An answer without a payload saved nothing and is told in the server's words
 * (BAN-77, BAN-79).
 */
export const useSaved = ({ done, failed }: SavedWords, toList: (() => void) | undefined) => {
  const notify = useNotify();
  const inform = useInform();
  const said = useRef('');
  return {
    success: null,
    callOptions: () => {
      said.current = '';
      return {
        onMessage: (message: string) => {
          said.current = message;
        },
      };
    },
    onSaved: (payload: unknown) => {
      if (!payload) {
        void inform({ title: failed, text: said.current });
        return;
      }
      notify.success(done);
      toList?.();
    },
  };
};
