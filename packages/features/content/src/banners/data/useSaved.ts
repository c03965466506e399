import { useTexts } from '@telve/kit';
import { useRef } from 'react';
import { bannerTexts } from '../texts';

interface SavedWords {
  done: string;
  /** Title of the dialog that tells a failure. */
  failed: string;
}

/**
 * What follows a save: its words, then the list. An answer without a payload saved nothing and is told in the server's words
 * (BAN-77, BAN-79); what was typed stays unsaved.
 */
export const useSaved = ({ done, failed }: SavedWords, toList: (() => void) | undefined) => {
  const { nothingSaid } = useTexts(bannerTexts);
  const said = useRef('');
  return {
    success: done,
    callOptions: () => {
      said.current = '';
      return {
        onMessage: (message: string) => {
          said.current = message;
        },
      };
    },
    notSaved: (payload: unknown) => (payload ? undefined : { title: failed, text: said.current || nothingSaid }),
    onSaved: () => toList?.(),
  };
};
