import { useRef } from 'react';

/** A short key for each picture, which it keeps wherever it moves to; the same picture twice has two. */
export function useTileKeys(pictures: readonly string[]): string[] {
  const ids = useRef(new Map<string, number>());
  const times = new Map<string, number>();
  return pictures.map((picture) => {
    const id = ids.current.get(picture) ?? ids.current.size;
    ids.current.set(picture, id);
    const time = (times.get(picture) ?? 0) + 1;
    times.set(picture, time);
    return `${id}-${time}`;
  });
}
