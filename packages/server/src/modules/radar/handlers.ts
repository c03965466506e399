import { radarDays, type radarEntries } from '@telve/api';
import { addDays, today } from '@telve/locale';
import type { Handlers } from '../../http/handlers';
import { selectEnding } from './repository';

/** What ends within the days that the radar looks ahead (CAMP-24, D-21). */
export const radarHandlers: Handlers<typeof radarEntries> = {
  list: (_input, { db, now }) => {
    const first = today(now);
    return selectEnding(db, { first, last: addDays(first, radarDays), now });
  },
};
