import { type RefObject, useEffect, useState } from 'react';
import { createPlayer, type Player } from './player';

/** True for somebody who asks for less motion: nothing plays by itself then. */
const isCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Plays a text in an element as long as both are there. */
export const usePlayer = (stage: RefObject<HTMLElement | null>, text: string | undefined): Player | null => {
  const [player, setPlayer] = useState<Player | null>(null);
  useEffect(() => {
    if (text === undefined || !stage.current) return undefined;
    const made = createPlayer(stage.current, text, !isCalm());
    setPlayer(made);
    return () => {
      made.destroy();
      setPlayer(null);
    };
  }, [stage, text]);
  return player;
};
