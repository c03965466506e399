import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../util/useLatest';

/** Pause in typing after which a search is sent, in milliseconds. */
export const searchDelay = 300;

/**
 * The text of a search box beside the search that was sent. Typing changes only the text; after a pause it is handed on,
 * an emptied box at once (LIST-06). A search that changes elsewhere (Back) is taken over; `emptied` counts up when the
 * search was cleared elsewhere: then what is typed but not sent goes too.
 */
export const useSearchText = (
  sent: string,
  send: (typed: string) => void,
  emptied = 0,
  delay = searchDelay,
): [string, (typed: string) => void] => {
  const [text, setText] = useState(sent);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const handOn = useLatest(send);
  const typed = useRef(sent);

  // The text follows the search only when the search is not what was typed here: "ka " must not lose its blank.
  useEffect(() => {
    if (typed.current.trim() === sent) return;
    if (timer.current !== undefined) return;
    typed.current = sent;
    setText(sent);
  }, [sent]);

  const seen = useRef(emptied);
  useEffect(() => {
    if (seen.current === emptied) return;
    seen.current = emptied;
    clearTimeout(timer.current);
    timer.current = undefined;
    typed.current = '';
    setText('');
  }, [emptied]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const type = useCallback(
    (next: string) => {
      typed.current = next;
      setText(next);
      clearTimeout(timer.current);
      timer.current = undefined;
      if (next.trim() === '') {
        handOn.current(next);
        return;
      }
      timer.current = setTimeout(() => {
        timer.current = undefined;
        handOn.current(next);
      }, delay);
    },
    [delay, handOn],
  );
  return [text, type];
};
