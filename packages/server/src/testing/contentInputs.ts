import { fileOf, photo } from './jpegs';
import type { TestServer } from './server';

type Input = Record<string, unknown>;

let place = 0;

const texts = () => ({ title: 'Yetki', search: 'yetki', description: 'x' });
const image = (folder: string) => ({
  image_url: `/media/${folder}/a.jpg`,
  ...{ image_size: 1, image_width: 1, image_height: 1 },
});

const addBanner = async ({ db }: TestServer): Promise<number> => {
  place += 1;
  const { id } = await db
    .insertInto('banners')
    .values({
      ...{ title: 'Yetki', search: 'yetki', sort_order: 500_000 + place, end_date: '2026-12-31' },
      ...{ application_type: 'UserApp', ...image('banners') },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const addOnboarding = async ({ db }: TestServer): Promise<number> => {
  const { id } = await db
    .insertInto('onboardings')
    .values({ ...texts(), ...image('onboardings') })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** There is room for four alone. */
const theMerchantOnboarding = async ({ db }: TestServer): Promise<number> => {
  const found = await db.selectFrom('merchant_onboardings').select('id').limit(1).executeTakeFirst();
  if (found) return found.id;
  const { id } = await db
    .insertInto('merchant_onboardings')
    .values({ ...texts(), ...image('merchant-onboardings') })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const allOnboardings = async ({ db }: TestServer): Promise<number[]> =>
  (await db.selectFrom('onboardings').select('id').orderBy('id', 'desc').execute()).map(({ id }) => id);

/** Inputs of the calls of banners and onboardings, by their ids. Each makes what it needs. */
export const contentInputs = (server: TestServer): Record<string, () => Promise<Input>> => {
  const banner = async () => ({ id: await addBanner(server) });
  const onboarding = async () => ({ id: await addOnboarding(server) });
  const merchant = async () => ({ id: await theMerchantOnboarding(server) });
  const form = async () => ({ title: 'Yetki', description: 'x', img: fileOf(await photo()) });
  return {
    'banners.detail': banner,
    'banners.create': async () => {
      place += 1;
      return { title: 'Yetki', order: place, endDate: '2026-12-31', img: fileOf(await photo()) };
    },
    'banners.update': async () => ({ ...(await banner()), title: 'Yeni' }),
    'banners.remove': banner,
    'onboardings.detail': onboarding,
    'onboardings.create': form,
    'onboardings.update': async () => ({ ...(await onboarding()), active: false }),
    'onboardings.reorder': async () => {
      await addOnboarding(server);
      return { ids: await allOnboardings(server) };
    },
    'onboardings.remove': onboarding,
    'merchantOnboardings.detail': merchant,
    'merchantOnboardings.create': form,
    'merchantOnboardings.update': async () => ({ ...(await merchant()), active: false }),
  };
};
