import type { endUserEntries } from '@telve/api';
import { Refusal } from '../../http/errors';
import type { Handlers } from '../../http/handlers';
import { leftAsItWas } from '../access-log/note';
import { findEndUser, hasEndUser, toEndUser } from './repository';
import { removeSubscription, resetPictureCount } from './service';

/** The members of the consumer app, for support. */
export const endUserHandlers: Handlers<typeof endUserEntries> = {
  check: async ({ id }, { db }) => {
    if (!(await hasEndUser(db, id))) throw new Refusal('user_not_found');
    return true;
  },

  detail: async ({ id }, { db, now }) => {
    const found = await findEndUser(db, id);
    if (!found) throw new Refusal('user_not_found');
    return toEndUser(found, now);
  },

  resetImgUpdateCount: async ({ id }, call) => {
    if (!(await resetPictureCount(id, call))) leftAsItWas(call);
    return true;
  },

  removeSubscription: async ({ id }, call) => {
    if (!(await removeSubscription(id, call))) leftAsItWas(call);
    return true;
  },
};
