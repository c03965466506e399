'use client';
import { ToastPlace } from '@telve/ui';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type Background, BackgroundContext, type Work } from './background';

/** Keeps work that outlives its page, renders what is shown of it, and ends it with its user. */
export function BackgroundProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ReadonlyMap<string, ReactNode>>(new Map());
  const works = useRef(new Map<string, Work>());

  const background = useMemo<Background>(
    () => ({
      keep: <W extends Work>(id: string, make: () => W): W => {
        const kept = (works.current.get(id) as W | undefined) ?? make();
        works.current.set(id, kept);
        return kept;
      },
      show: (id, element) => {
        if (works.current.has(id)) setShown((before) => new Map(before).set(id, element));
      },
      drop: (id) => {
        works.current.get(id)?.end();
        works.current.delete(id);
        setShown((before) => new Map([...before].filter(([each]) => each !== id)));
      },
    }),
    [],
  );

  const gone = useRef(false);
  useEffect(() => {
    const kept = works.current;
    gone.current = false;
    return () => {
      gone.current = true;
      // A remount in the same turn (React's strict mode) goes on with what is kept.
      setTimeout(() => {
        if (!gone.current) return;
        for (const work of kept.values()) work.end();
        kept.clear();
      }, 0);
    };
  }, []);

  return (
    <BackgroundContext.Provider value={background}>
      {children}
      {shown.size > 0 && (
        <ToastPlace>
          {[...shown].map(([id, element]) => (
            <Shown key={id}>{element}</Shown>
          ))}
        </ToastPlace>
      )}
    </BackgroundContext.Provider>
  );
}

// Each is for the pointer as a whole: what is among the messages is not, since they let the page under them through.
const Shown = styled.div`
  display: grid;
  justify-items: end;
  max-width: 100%;
  pointer-events: auto;
`;
