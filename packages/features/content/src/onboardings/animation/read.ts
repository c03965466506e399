import { animationBytesMax } from '@telve/api';
import { type AnimationFacts, type AnimationFault, readAnimation } from '@telve/api/animation';

/** A chosen or stored animation that was looked into: what it is with its text, or what is wrong with it. */
export type Reading = { facts: AnimationFacts; text: string } | { fault: AnimationFault };

/** Looks into the text of an animation; nothing of it runs (CONB-23). */
export const readText = (text: string): Reading => {
  const found = readAnimation(text);
  return typeof found === 'string' ? { fault: found } : { facts: found, text };
};

/** True for a file that is worth looking into: of any other the form's rules say what is wrong. */
const isReadable = ({ name, size }: File): boolean => /\.json$/i.test(name) && size > 0 && size <= animationBytesMax;

const started = new WeakMap<File, Promise<Reading | null>>();
const finished = new WeakMap<File, Reading>();

const read = async (file: File): Promise<Reading | null> => {
  if (!isReadable(file)) return null;
  const reading = await file.text().then(readText, (): Reading => ({ fault: 'animation_content' }));
  finished.set(file, reading);
  return reading;
};

/** Looks into a chosen file, once; null where its name or size says enough. */
export const readFile = (file: File): Promise<Reading | null> => {
  const known = started.get(file) ?? read(file);
  started.set(file, known);
  return known;
};

/** What is known of a file by now. */
export const knownReading = (file: File): Reading | undefined => finished.get(file);
