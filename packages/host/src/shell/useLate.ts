import { useEffect, useState } from 'react';

/** Milliseconds between two tries. */
const pause = 3000;

/**
 * Something that is loaded once it is wanted, and tried again for as long as it is: for what must come though the network
 * is gone, and must not take the page down. Undefined until it is there.
 */
export const useLate = <T>(load: () => Promise<T>, wanted: boolean): T | undefined => {
  const [loaded, setLoaded] = useState<{ value: T }>();
  useEffect(() => {
    if (!wanted || loaded) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const attempt = () => {
      load().then(
        (value) => left || setLoaded({ value }),
        () => {
          if (!left) timer = setTimeout(attempt, pause);
        },
      );
    };
    attempt();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [wanted, loaded, load]);
  return loaded?.value;
};
