import type { CreateOnboardingInput, Onboarding, onboardingEntries, UpdateOnboardingInput } from '@telve/api';
import type { ImageServices } from '../../files/formImages';
import type { Db } from '../../http/call';
import { Refusal } from '../../http/errors';
import { doneFirst, type Handlers, readAgain } from '../../http/handlers';
import { pageOf, windowOf } from '../page';
import { prepareFiles } from './files';
import { reorderOnboardings } from './reorder';
import { countOnboardings, findOnboarding, selectOnboardings, toOnboarding } from './repository';
import { changeOnboarding, createOnboarding, removeOnboarding } from './service';

const read = async (db: Db, id: number): Promise<Onboarding> => {
  const found = await findOnboarding(db, id);
  if (!found) throw new Refusal('not_found');
  return toOnboarding(found);
};

/** The screens of the consumer app's first start. */
export const onboardingHandlers = ({ images }: ImageServices): Handlers<typeof onboardingEntries> => ({
  list: async (input, { db }) => {
    const { offset, limit } = windowOf(input);
    const totalCount = await countOnboardings(db, input);
    const rows = offset < totalCount ? await selectOnboardings(db, input, offset, limit) : [];
    return pageOf(rows, totalCount, limit);
  },

  detail: ({ id }, { db }) => read(db, id),

  create: readAgain(
    doneFirst(prepareFiles, (input: CreateOnboardingInput, call, files) =>
      createOnboarding(images, input, files, call),
    ),
    (id, { db }) => read(db, id),
  ),

  update: doneFirst(prepareFiles, async (input: UpdateOnboardingInput, call, files) => {
    await changeOnboarding(images, input, files, call);
    return true;
  }),

  reorder: async ({ ids }, call) => {
    await reorderOnboardings(ids, call);
    return true;
  },

  remove: async ({ id }, call) => {
    await removeOnboarding(images, id, call);
    return true;
  },
});
