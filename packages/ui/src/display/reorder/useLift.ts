import { useMemo, useRef, useState } from 'react';
import { moved } from '../../fields/image/order';
import { useIsomorphicLayoutEffect } from '../../root/useIsomorphicLayoutEffect';
import { fill } from '../../texts/fill';
import type { Lift, ReorderKey, ReorderScope } from './context';
import { placeAt, type RowBox, shiftsOf } from './geometry';
import type { ReorderTexts } from './texts';

/** The rows of the document as they stood when one was lifted. */
interface Drawn {
  rows: readonly HTMLElement[];
  boxes: readonly RowBox[];
}

const drawnAround = (handle: HTMLElement): Drawn => {
  const rows = [...(handle.closest('tr, li')?.parentElement?.children ?? [])] as HTMLElement[];
  const boxes = rows.map((row) => ({ top: row.offsetTop, height: row.offsetHeight }));
  return { rows, boxes };
};

const shift = (row: HTMLElement | undefined, by: number) => {
  if (row) row.style.transform = by === 0 ? '' : `translateY(${by}px)`;
};

interface LiftOptions {
  keys: readonly ReorderKey[];
  nameOf: (key: ReorderKey) => string;
  onReorder: (keys: ReorderKey[]) => void;
  texts: ReorderTexts;
}

/**
 * A row that is lifted and moved. Until it is left, the rows are only drawn elsewhere: nothing moves in the document, so that focus and
 * pointer stay with the handle.
 */
export const useLift = ({ keys, nameOf, onReorder, texts }: LiftOptions): { scope: ReorderScope; said: string } => {
  const [shown, setShown] = useState<Lift | null>(null);
  const [said, setSaid] = useState('');
  const drawn = useRef<Drawn>({ rows: [], boxes: [] });
  // What is held now: keys and pointers are faster than renders.
  const held = useRef<Lift | null>(null);
  // Rows that came or went since make the places that were measured wrong.
  const lift = shown && keys[shown.from] === shown.key && drawn.current.rows.length === keys.length ? shown : null;
  if (shown && !lift) held.current = null;

  useIsomorphicLayoutEffect(() => {
    if (!lift) return;
    const { rows, boxes } = drawn.current;
    const shifts = shiftsOf(boxes, lift.from, lift.to);
    rows.forEach((row, index) => {
      if (!(lift.carried && index === lift.from)) shift(row, shifts[index] ?? 0);
    });
    if (!lift.carried) rows[lift.from]?.scrollIntoView({ block: 'nearest' });
  }, [lift]);
  const isLifted = lift !== null;
  useIsomorphicLayoutEffect(() => {
    if (!isLifted) return undefined;
    return () => {
      for (const row of drawn.current.rows) shift(row, 0);
    };
  }, [isLifted]);

  const actions = useMemo(() => {
    const set = (next: Lift | null) => {
      held.current = next;
      setShown(next);
    };
    const say = (text: string, key: ReorderKey, place: number) =>
      setSaid(fill(text, { name: nameOf(key), place: place + 1, count: keys.length }));
    const indexOf = (key: ReorderKey) => keys.indexOf(key);
    const moveTo = (place: number) => {
      const now = held.current;
      if (!now || place < 0 || place >= keys.length || place === now.to) return;
      set({ ...now, to: place });
      say(texts.saidMoved, now.key, place);
    };
    return {
      indexOf,
      moveTo,
      hold: (key: ReorderKey, handle: HTMLElement, carried = false) => {
        drawn.current = drawnAround(handle);
        const from = indexOf(key);
        set({ key, from, to: from, carried });
        say(texts.saidLifted, key, from);
      },
      carry: (offset: number) => {
        const now = held.current;
        if (!now) return;
        shift(drawn.current.rows[now.from], offset);
        moveTo(placeAt(drawn.current.boxes, now.from, offset));
      },
      drop: () => {
        const now = held.current;
        if (!now) return;
        set(null);
        say(texts.saidDropped, now.key, now.to);
        if (now.to !== now.from) onReorder(moved(keys, now.from, now.to));
      },
      putBack: () => {
        const now = held.current;
        if (!now) return;
        set(null);
        say(texts.saidBack, now.key, now.from);
      },
      step: (key: ReorderKey, by: number) => {
        const from = indexOf(key);
        const to = from + by;
        if (from < 0 || to < 0 || to >= keys.length) return;
        set(null);
        say(texts.saidMoved, key, to);
        onReorder(moved(keys, from, to));
      },
    };
  }, [keys, nameOf, onReorder, texts]);
  const scope = useMemo<ReorderScope>(
    () => ({ ...actions, lift, nameOf, texts, count: keys.length }),
    [actions, lift, nameOf, texts, keys],
  );
  return { scope, said };
};
