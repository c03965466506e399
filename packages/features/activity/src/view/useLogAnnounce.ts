import { useTexts } from '@telve/kit';
import { formatNumber } from '@telve/locale';
import { useAnnounce } from '@telve/ui';
import { useEffect, useRef } from 'react';
import type { Log } from '../data/useLog';
import { activityTexts } from '../texts';

/** Tells a screen reader what changed filters led to: “46 işlem”. The first answer belongs to the page. */
export const useLogAnnounce = ({ answered, isPrevious }: Log): void => {
  const announce = useAnnounce();
  const texts = useTexts(activityTexts);
  const told = useRef<string>(undefined);
  const question = answered && JSON.stringify(answered.log);
  const count = answered?.part.totalCount ?? 0;
  useEffect(() => {
    if (isPrevious || question === undefined || told.current === question) return;
    if (told.current !== undefined) {
      announce(count === 0 ? texts.notFound.title : texts.announce(formatNumber(count)));
    }
    told.current = question;
  }, [isPrevious, question, count, announce, texts]);
};
