import { campaignGroupSearch, campaignSearch } from '../db/search';
import { campaignForm } from './campaigns';
import { addCompany } from './fixtures';
import { fileOf, photo } from './jpegs';
import type { TestServer } from './server';

type Input = Record<string, unknown>;

let count = 0;

const addCampaign = async ({ db }: TestServer): Promise<number> => {
  count += 1;
  const code = `YETKI${String(count).padStart(3, '0')}`;
  const { id } = await db
    .insertInto('campaigns')
    .values({
      ...{ title: 'Yetki', search: campaignSearch({ title: 'Yetki', code }), short_description: 'x', description: 'x' },
      ...{ end_date: '2026-12-31', type: 'General', segment_type: 'NoSegment', code_type: 'General', user_count: 10 },
      ...{ code, campaign_link_type: 'InternalLink', subscription_type: 'GENERAL' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('campaign_codes').values({ campaign_id: id, code }).execute();
  return id;
};

const addGroup = async ({ db }: TestServer): Promise<number> => {
  const title = 'Yetki grubu';
  const { id } = await db
    .insertInto('campaign_groups')
    .values({ title, search: campaignGroupSearch({ title }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const addMerchantCampaign = async ({ db }: TestServer): Promise<number> => {
  const { id } = await db
    .insertInto('merchant_campaigns')
    .values({
      ...{ title: 'Yetki', search: 'yetki', short_description: 'x', description: 'x', end_date: '2026-12-31' },
      ...{ campaign_link_type: 'InternalLink', image_url: '/media/merchant-campaigns/a.jpg' },
      ...{ image_size: 1, image_width: 1, image_height: 1 },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Inputs of the calls of campaigns, by their ids. Each makes what it needs. */
export const campaignInputs = (server: TestServer): Record<string, () => Promise<Input>> => {
  const campaign = async () => ({ id: await addCampaign(server) });
  const ofCampaign = async () => ({ campaignId: await addCampaign(server) });
  const group = async () => ({ id: await addGroup(server) });
  const merchant = async () => ({ id: await addMerchantCampaign(server) });
  return {
    'campaigns.detail': campaign,
    'campaigns.create': async () => campaignForm(),
    'campaigns.createForCompanies': async () => ({
      ...campaignForm({ code: 'YT' }),
      groupCampaignId: await addGroup(server),
      companyList: [await addCompany(server.db, 'Yetki')],
    }),
    'campaigns.update': async () => ({ ...(await campaign()), title: 'Yeni' }),
    'campaigns.setActive': async () => ({ ...(await campaign()), active: false }),
    'campaigns.setShown': async () => ({ ...(await campaign()), shown: false }),
    'campaigns.addCodes': async () => ({ ...(await ofCampaign()), couponCount: 5 }),
    'campaigns.resumeCodes': ofCampaign,
    'campaigns.checkCodes': ofCampaign,
    'campaigns.exportCodes': ofCampaign,
    'campaigns.group': group,
    'campaigns.createGroup': async () => ({ title: 'Yetki' }),
    'campaigns.updateGroup': async () => ({ ...(await group()), title: 'Yeni' }),
    'campaigns.setGroupCampaigns': async () => ({ ...(await group()), subCampaignList: [await addCampaign(server)] }),
    'merchantCampaigns.detail': merchant,
    'merchantCampaigns.create': async () => {
      const { title, shortDescription, description, endDate } = campaignForm();
      return { title, shortDescription, description, endDate, img: fileOf(await photo()) };
    },
    'merchantCampaigns.update': async () => ({ ...(await merchant()), title: 'Yeni' }),
    'merchantCampaigns.setActive': async () => ({ ...(await merchant()), active: false }),
    'merchantCampaigns.setShown': async () => ({ ...(await merchant()), isShown: false }),
  };
};
