import type { Clock } from '../clock';
import type { Db } from '../http/call';
import { imageFolder as banners } from '../modules/banners/repository';
import { imageFolder as campaigns } from '../modules/campaigns/columns';
import { imageFolder as coffeeSizes } from '../modules/coffee-sizes/repository';
import { imageFolder as merchantCampaigns } from '../modules/merchant-campaigns/repository';
import { imageFolder as merchantOnboardings } from '../modules/merchant-onboardings/repository';
import { imageFolder as onboardings } from '../modules/onboardings/repository';
import { imageFolder as venues } from '../modules/venues/images';
import { isOfOneRecord } from './formImages';
import { type PublicImages, publicImagesPath } from './publicImages';

/** Milliseconds after which a picture that no row names will not be named any more: longer than any request lasts. */
const rowTime = 86_400_000;

/** Up to this many pictures may go whatever the share; more than half of a larger folder is somebody's mistake. */
const unsuspicious = 50;

const isAddress = (address: string | null): address is string => address !== null;

const ofVenues = async (db: Db): Promise<string[]> => {
  const rows = await db.selectFrom('venues').select(['image_url', 'map_image', 'images']).execute();
  return rows.flatMap(({ image_url, map_image, images }) => [image_url, map_image, ...images].filter(isAddress));
};

const ofCoffeeSizes = async (db: Db): Promise<string[]> => {
  const rows = await db.selectFrom('coffee_sizes').select(['image', 'selected_image']).execute();
  return rows.flatMap(({ image, selected_image }) => [image, selected_image]);
};

const ofCampaigns = async (db: Db): Promise<string[]> => {
  const rows = await db.selectFrom('campaigns').select('image_url').distinct().execute();
  return rows.map(({ image_url }) => image_url).filter(isAddress);
};

const ofMerchantCampaigns = async (db: Db): Promise<string[]> => {
  const rows = await db.selectFrom('merchant_campaigns').select('image_url').execute();
  return rows.map(({ image_url }) => image_url);
};

const ofBanners = async (db: Db): Promise<string[]> => {
  const rows = await db.selectFrom('banners').select(['image_url', 'image_en_url']).execute();
  return rows.flatMap(({ image_url, image_en_url }) => [image_url, image_en_url].filter(isAddress));
};

const ofOnboardings = async (db: Db): Promise<string[]> => {
  const rows = await db.selectFrom('onboardings').select(['image_url', 'animation_url']).execute();
  return rows.flatMap(({ image_url, animation_url }) => [image_url, animation_url].filter(isAddress));
};

const ofMerchantOnboardings = async (db: Db): Promise<string[]> => {
  const rows = await db.selectFrom('merchant_onboardings').select('image_url').execute();
  return rows.map(({ image_url }) => image_url);
};

/** Where pictures of members are: the consumer app writes them, under names of its own. */
const members = 'members';

const ofMembers = async (db: Db): Promise<string[]> => {
  const rows = await db.selectFrom('end_users').select('image_url').where('image_url', 'is not', null).execute();
  return rows.map(({ image_url }) => image_url).filter(isAddress);
};

/** Folders, and the addresses that rows name of each. A folder that is not among them is never swept. */
const named: readonly (readonly [folder: string, of: (db: Db) => Promise<string[]>])[] = [
  [venues, ofVenues],
  [coffeeSizes, ofCoffeeSizes],
  [campaigns, ofCampaigns],
  [merchantCampaigns, ofMerchantCampaigns],
  [banners, ofBanners],
  [onboardings, ofOnboardings],
  [merchantOnboardings, ofMerchantOnboardings],
  [members, ofMembers],
];

/** Whether a picture is nobody's once its row is gone. The pictures of members are each of one member. */
const mayGo = (folder: string, key: string): boolean =>
  folder === members || isOfOneRecord(key) || key.endsWith('.draft');

const sweepFolder = async (images: PublicImages, folder: string, addresses: () => Promise<string[]>, end: number) => {
  const files = (await images.list(folder)).filter(({ key }) => mayGo(folder, key));
  const old = files.filter(({ at }) => at < end);
  if (old.length === 0) return 0;
  const kept = new Set(await addresses());
  const strays = old.filter(({ key }) => !kept.has(`${publicImagesPath}/${key}`));
  if (strays.length > unsuspicious && strays.length > files.length / 2) {
    throw new Error(`${strays.length} of ${files.length} pictures of ${folder} are named by no row; none was removed`);
  }
  for (const { key } of strays) await images.remove(key);
  return strays.length;
};

/**
 * Removes pictures and animations of forms that no row has named for a day: the process ended between the writing of a picture and the
 * row's, or before what was replaced could go. Pictures that were not made for one record alone stay.
 * The picture of a member goes so who was erased by a process that ended before the picture could go.
 *
 * @returns how many files went
 * @throws when most of a folder would go: then this is not the database that the pictures belong to
 */
export const sweepImages = async (images: PublicImages, db: Db, clock: Clock): Promise<number> => {
  const end = clock.now().getTime() - rowTime;
  let removed = 0;
  for (const [folder, addresses] of named) removed += await sweepFolder(images, folder, () => addresses(db), end);
  return removed;
};
