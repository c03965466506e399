'use client';
import { theme } from '@telve/ui';
import { Fragment, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
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
        <Corner>
          {[...shown].map(([id, element]) => (
            <Fragment key={id}>{element}</Fragment>
          ))}
        </Corner>
      )}
    </BackgroundContext.Provider>
  );
}

const { space } = theme;

// One place for all of them: notices of two works stand above each other, not over each other.
const Corner = styled.div`
  position: fixed;
  right: ${space[8]};
  bottom: ${space[8]};
  z-index: ${theme.z.toast};
  display: grid;
  gap: ${space[4]};
  width: min(340px, calc(100vw - 2 * ${space[6]}));
  pointer-events: none;
  & > * { pointer-events: auto; }
  @media (max-width: 767.98px) {
    right: ${space[6]};
    bottom: ${space[6]};
  }
  @media print { display: none; }
`;
