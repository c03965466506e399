import { useCallback, useEffect, useState } from 'react';
import type { Answer, ListSpec, Question, Row, Toggle } from './types';

export interface Rows<One extends Row> {
  question: Question;
  answer: Answer<One> | undefined;
  isRefreshing: boolean;
  ask: (question: Partial<Question>) => void;
  toggle: Toggle<One>;
}

/** The page of rows that is asked for; the one before stays until its answer is there. */
export const useRows = <One extends Row>({ read, flip }: Pick<ListSpec<One>, 'read' | 'flip'>): Rows<One> => {
  const [question, setQuestion] = useState<Question>({ page: 1, size: 10, search: '' });
  const [answer, setAnswer] = useState<Answer<One>>();

  useEffect(() => {
    const controller = new AbortController();
    read(question, controller.signal).then(
      (page) => setAnswer({ ...page, question }),
      () => {},
    );
    return () => controller.abort();
  }, [read, question]);

  const change = useCallback((id: number, part: Partial<One>) => {
    setAnswer((now) => now && { ...now, items: now.items.map((row) => (row.id === id ? { ...row, ...part } : row)) });
  }, []);

  const ask = useCallback((part: Partial<Question>) => setQuestion((now) => ({ ...now, page: 1, ...part })), []);
  const toggle = useCallback(
    async (row: One, name: string) => {
      if (row.switching) return;
      const { part, write } = flip(row, name);
      change(row.id, { ...part, switching: name });
      const isSaved = await write().catch(() => false);
      change(row.id, isSaved ? ({ switching: undefined } as Partial<One>) : { ...row, switching: undefined });
    },
    [flip, change],
  );
  return { question, answer, isRefreshing: answer !== undefined && answer.question !== question, ask, toggle };
};
