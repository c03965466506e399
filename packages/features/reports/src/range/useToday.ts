import { endOfDay, type IsoDate, today } from '@telve/locale';
import { useEffect, useState } from 'react';

/** Today in Europe/Istanbul, and after midnight the next day. `first` is the day a server rendered with. */
export const useToday = (first?: IsoDate): IsoDate => {
  const [day, setDay] = useState(() => first ?? today());
  useEffect(() => {
    const now = today();
    if (day !== now) {
      setDay(now);
      return;
    }
    const timer = setTimeout(() => setDay(today()), endOfDay(now).getTime() - Date.now() + 1000);
    return () => clearTimeout(timer);
  }, [day]);
  return day;
};
