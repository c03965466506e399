import { useCallback, useEffect, useState } from 'react';
import { type Answer, type Question, readVenues, switched, type Venue, writeStatus } from './venues';

export interface Venues {
  question: Question;
  answer: Answer | undefined;
  isRefreshing: boolean;
  ask: (question: Partial<Question>) => void;
  toggle: (venue: Venue) => void;
}

/** The page of venues that is asked for; the one before stays until its answer is there. */
export const useVenues = (): Venues => {
  const [question, setQuestion] = useState<Question>({ page: 1, size: 10, search: '' });
  const [answer, setAnswer] = useState<Answer>();

  useEffect(() => {
    const controller = new AbortController();
    readVenues(question, controller.signal).then(setAnswer, () => {});
    return () => controller.abort();
  }, [question]);

  const change = useCallback((id: number, part: Partial<Venue>) => {
    setAnswer(
      (now) => now && { ...now, items: now.items.map((venue) => (venue.id === id ? { ...venue, ...part } : venue)) },
    );
  }, []);

  const ask = useCallback((part: Partial<Question>) => setQuestion((now) => ({ ...now, page: 1, ...part })), []);
  const toggle = useCallback(
    async (venue: Venue) => {
      if (venue.isSwitching) return;
      change(venue.id, { ...switched(!venue.isOpen), isSwitching: true });
      const isSaved = await writeStatus(venue.id, !venue.isOpen).catch(() => false);
      change(venue.id, isSaved ? { isSwitching: false } : { ...venue, isSwitching: false });
    },
    [change],
  );
  return { question, answer, isRefreshing: answer !== undefined && answer.question !== question, ask, toggle };
};
