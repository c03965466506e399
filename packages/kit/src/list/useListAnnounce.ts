import { useAnnounce } from '@telve/ui';
import { useEffect, useRef } from 'react';
import { kitTexts } from '../texts';
import { useTexts } from '../texts/texts';
import type { FilterKinds } from './filters';
import type { List } from './useList';

/** Tells a screen reader what a changed search, filter or page led to: “128 kayıt, 1. sayfa”. Once for each answer. */
export const useListAnnounce = <Row, Kinds extends FilterKinds>(
  list: Pick<List<Row, Kinds>, 'state' | 'status' | 'totalCount' | 'error'>,
): void => {
  const announce = useAnnounce();
  const texts = useTexts(kitTexts).list;
  const { state, status, totalCount, error } = list;
  const question = JSON.stringify(state);
  const answered = useRef<string>(undefined);
  useEffect(() => {
    if (status !== 'ready' || error || answered.current === question) return;
    // The first answer belongs to the page, which announces itself.
    if (answered.current !== undefined) {
      announce(totalCount === 0 ? texts.announceEmpty : texts.announce(totalCount, state.page));
    }
    answered.current = question;
  }, [status, error, question, totalCount, state.page, announce, texts]);
};
