import { useEffect, useRef, useState } from 'react';
import { fill } from '../../texts/fill';
import { useLateTexts } from '../../texts/late';
import { moved } from './order';
import { imageListTexts, imageTexts } from './texts';
import type { ImageListFieldProps } from './types';
import { usePreparing } from './usePreparing';

/** The pictures of a list and what is done with them: adding up to `max`, moving, removing, and what is said about it. */
export function useImageList(props: ImageListFieldProps) {
  const { value, onChange, max = Number.POSITIVE_INFINITY } = props;
  const image = useLateTexts('image', imageTexts);
  const texts = useLateTexts('images', imageListTexts);
  const [said, setSaid] = useState('');
  const [left, setLeft] = useState(0);
  // Files get ready one by one, the next perhaps before the form has told of the last.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const set = (next: readonly string[], words: string) => {
    latest.current = next;
    setSaid(words);
    onChange(next);
  };
  const preparing = usePreparing(props, (made) => {
    const next = [...latest.current, made];
    set(next, fill(texts.saidAdded, { count: next.length }));
  });
  const room = Math.max(0, max - value.length - preparing.pending.length);
  const words = preparing.refused.map((one) => fill(texts.refused, { ...one }));
  if (left > 0) words.push(fill(texts.tooMany, { max, count: left }));
  return {
    pending: preparing.pending,
    busy: preparing.busy,
    full: room === 0,
    said: preparing.busy ? image.busy : said,
    /** What was not taken, and why. */
    words,
    add(files: readonly File[]) {
      setLeft(Math.max(0, files.length - room));
      setSaid('');
      preparing.add(files.slice(0, room));
    },
    move(from: number, to: number) {
      set(moved(latest.current, from, to), fill(texts.saidMoved, { index: to + 1 }));
    },
    remove(index: number) {
      setLeft(0);
      preparing.clear();
      set(
        latest.current.filter((_, at) => at !== index),
        texts.saidRemoved,
      );
    },
  };
}
