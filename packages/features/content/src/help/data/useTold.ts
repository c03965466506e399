import { kitTexts, useInform, useTexts } from '@telve/kit';
import { useMemo, useRef } from 'react';

/** The server's sentence of a call, kept until it is shown. */
export interface Told {
  /** For the call: takes the sentence. */
  listen: () => { onMessage: (message: string) => void };
  /** Shows it in an alert; resolves when that was closed. */
  show: (title: string) => Promise<void>;
}

/** Shows in an alert what the server says of a save (HELP-32, D-82); the usual words where it says nothing. */
export const useTold = (): Told => {
  const inform = useInform();
  const { saved } = useTexts(kitTexts);
  const said = useRef<string>(undefined);
  return useMemo(
    () => ({
      listen: () => {
        said.current = undefined;
        return {
          onMessage: (message) => {
            said.current = message;
          },
        };
      },
      show: (title) => inform({ title, text: said.current ?? saved }),
    }),
    [inform, saved],
  );
};
