import { useEffect, useState } from 'react';
import { readText } from '../animation/read';
import { useReading } from '../animation/useReading';
import type { AnimationValue } from '../form/values';

/** An animation on its way to the player. */
export type AnimationSource = { state: 'none' | 'loading' | 'failed' } | { state: 'ready'; text: string };

const fetchText = async (address: string, signal: AbortSignal): Promise<string> => {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const text = await answer.text();
  // Looked into again: whatever has been stored, nothing else reaches the player.
  const reading = readText(text);
  if ('fault' in reading) throw new Error(reading.fault);
  return text;
};

/** The text of a stored animation; read while it is shown. */
const useStoredText = (address: string): AnimationSource => {
  const [read, setRead] = useState<{ address: string; source: AnimationSource }>();
  useEffect(() => {
    if (address === '') return undefined;
    const stopping = new AbortController();
    const keep = (source: AnimationSource) => {
      if (!stopping.signal.aborted) setRead({ address, source });
    };
    fetchText(address, stopping.signal).then(
      (text) => keep({ state: 'ready', text }),
      () => keep({ state: 'failed' }),
    );
    return () => stopping.abort();
  }, [address]);
  if (address === '') return { state: 'none' };
  return read?.address === address ? read.source : { state: 'loading' };
};

/**
 * The text of a form's animation. While a chosen file cannot be taken, the stored one is still the screen's.
 *
 * @param stored address of the stored animation, or empty
 */
export const useAnimationText = (value: AnimationValue, stored: string): AnimationSource => {
  const file = value instanceof File ? value : null;
  const { isReading, reading } = useReading(file);
  const facts = reading && 'facts' in reading ? reading : null;
  const kept = useStoredText(file === null ? (value as string) : isReading || facts ? '' : stored);
  if (isReading) return { state: 'loading' };
  return facts ? { state: 'ready', text: facts.text } : kept;
};
