import { hasDiscount } from '@telve/api';
import { addDays, today } from '@telve/locale';
import { campaignGroupSearch } from '../db/search';
import { type PublicImages, publicImagesPath } from '../files/publicImages';
import type { StoredImage } from '../files/uploadedImages';
import type { Db } from '../http/call';
import { alphabet, uniqueLength } from '../modules/campaigns/codes/random';
import { imageColumns, imageFolder, toColumns } from '../modules/campaigns/columns';
import { emptyCampaign } from '../modules/campaigns/fields';
import { campaignPicture } from './campaign-picture';
import { type CampaignPlan, campaignGroups, campaignTexts, type GroupPlan, singleCampaigns } from './campaign-texts';
import { insertRows } from './insert';
import { createRandom, type Random } from './random';

const dayMs = 86_400_000;
const pictures = 6;

interface Place {
  groupId?: number;
  companyId?: number;
  priority: number;
}

interface Seeding {
  db: Db;
  now: Date;
  random: Random;
  images: readonly StoredImage[];
}

/** Draws pictures that several records of the demo show. */
export const seedDrawings = async (
  images: PublicImages,
  of: { folder: string; count: number; seed: number; width: number; height: number },
): Promise<StoredImage[]> => {
  const random = createRandom(of.seed);
  const stored: StoredImage[] = [];
  for (let n = 1; n <= of.count; n += 1) {
    const picture = campaignPicture(random, of.width, of.height);
    const key = `${of.folder}/demo-${n}.svg`;
    await images.write(key, picture);
    const { width, height } = of;
    stored.push({ address: `${publicImagesPath}/${key}`, size: Buffer.byteLength(picture), width, height });
  }
  return stored;
};

const rowOf = ({ now, random, images }: Seeding, plan: CampaignPlan, place: Place) => {
  const fields = {
    ...emptyCampaign,
    title: plan.title,
    shortDescription: plan.mobile,
    description: campaignTexts.description(plan.title),
    endDate: addDays(today(now), plan.ends),
    type: plan.type,
    segmentType: plan.segment ?? 'NoSegment',
    discount: hasDiscount(plan.type) ? random.int(1, 5) * 25 : null,
    usageCount: hasDiscount(plan.type) ? random.int(1, 3) : null,
    codeType: plan.codeType,
    userCount: plan.codeType === 'NoCode' ? null : plan.total,
    code: plan.code ?? '',
    link: campaignTexts.link,
    campaignLinkType: 'ExternalLink' as const,
    linkText: campaignTexts.linkText,
    priority: place.priority,
    shown: !plan.title.includes('sendrom'),
    subscriptionType: plan.plan,
  };
  const created = new Date(now.getTime() - (20 + random.int(0, 60)) * dayMs);
  return {
    ...toColumns(fields),
    ...imageColumns(random.chance(0.8) ? random.pick(images) : null),
    codes_made: plan.codeType === 'Unique' ? plan.total : 0,
    group_id: place.groupId ?? null,
    company_id: place.companyId ?? null,
    created_at: created,
    updated_at: created,
  };
};

const codeOf = (random: Random): string =>
  Array.from({ length: uniqueLength }, () => alphabet.charAt(random.int(0, alphabet.length - 1))).join('');

const codesOf = ({ codeType, code = '', total }: CampaignPlan, random: Random): string[] => {
  if (codeType === 'NoCode') return [];
  return codeType === 'General' ? [code] : Array.from({ length: total }, () => codeOf(random));
};

/** A campaign of the demo and where it stands. */
type Placed = readonly [CampaignPlan, Place];

/** Uses of a campaign's codes: each unique code at most once, a general one again and again. */
const usesOf = (
  { now, random }: Seeding,
  { used, ends }: CampaignPlan,
  campaign_id: number,
  codeIds: readonly number[],
) => {
  const latest = now.getTime() + Math.min(0, ends) * dayMs;
  return Array.from({ length: used }, (_, n) => ({
    campaign_id,
    code_id: codeIds[n % codeIds.length] as number,
    end_user_id: random.int(1, 40_000),
    used_at: new Date(latest - Math.floor(random.next() ** 2 * 40 * dayMs)),
  }));
};

/** Adds campaigns with their codes and uses. */
const addCampaigns = async (seeding: Seeding, placed: readonly Placed[]): Promise<void> => {
  const { db, random } = seeding;
  const rows = placed.map(([plan, place]) => rowOf(seeding, plan, place));
  const ids = await insertRows(db, 'campaigns', rows);
  const codes = placed.map(([plan]) => codesOf(plan, random));
  const codeIds = await insertRows(
    db,
    'campaign_codes',
    codes.flatMap((of, n) => of.map((code) => ({ campaign_id: ids[n] as number, code }))),
  );
  let at = 0;
  const uses = placed.flatMap(([plan], n) => {
    const own = codeIds.slice(at, at + (codes[n]?.length ?? 0));
    at += own.length;
    return usesOf(seeding, plan, ids[n] as number, own);
  });
  await insertRows(db, 'campaign_code_uses', uses);
};

const ofCompany = (plan: CampaignPlan, n: number): CampaignPlan => ({
  ...plan,
  code: `${plan.code}_${String(n + 1).padStart(3, '0')}`,
});

const membersOf = ({ campaigns, companies }: GroupPlan, groupId: number, companyIds: readonly number[]): Placed[] => [
  ...[...campaigns].reverse().map((plan, n): Placed => [plan, { groupId, priority: n + 1 }]),
  ...companyIds
    .slice(0, companies?.count ?? 0)
    .flatMap((companyId, n): Placed[] =>
      companies ? [[ofCompany(companies.plan, n), { groupId, companyId, priority: n + 1 }]] : [],
    ),
];

/** Those without a group; in each package the newest stands first. */
const singles = (): Placed[] =>
  singleCampaigns
    .map((plan, n): Placed => {
      const before = singleCampaigns.slice(0, n).filter((each) => each.plan === plan.plan);
      return [plan, { priority: before.length + 1 }];
    })
    .reverse();

/** The campaigns of the consumer app with their groups, codes and uses. */
export const seedCampaigns = async (
  db: Db,
  images: PublicImages,
  now: Date,
  companyIds: readonly number[],
): Promise<void> => {
  const drawing = { folder: imageFolder, count: pictures, seed: 50, width: 1000, height: 500 };
  const seeding: Seeding = { db, now, random: createRandom(70), images: await seedDrawings(images, drawing) };
  const groups = [...campaignGroups].reverse();
  const groupIds = await insertRows(
    db,
    'campaign_groups',
    groups.map(({ title }) => ({ title, search: campaignGroupSearch({ title }), created_at: now, updated_at: now })),
  );
  const members = groups.flatMap((group, n) => membersOf(group, groupIds[n] as number, companyIds));
  await addCampaigns(seeding, [...members, ...singles()]);
};
