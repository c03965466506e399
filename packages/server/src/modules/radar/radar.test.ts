import { type Radar, radarEntries } from '@telve/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Campaigns, startCampaigns } from '../../testing/campaigns';
import { addCompany, addVenue } from '../../testing/fixtures';

let campaigns: Campaigns;
beforeAll(async () => {
  campaigns = await startCampaigns();
});
afterAll(() => campaigns.close());

const read = async () => (await campaigns.ask<Radar>(radarEntries.list, {})).body.payload as Radar;

const merchantCampaign = (title: string, end_date: string) => ({
  ...{
    title,
    search: '',
    short_description: 'x',
    description: 'x',
    end_date,
    campaign_link_type: 'InternalLink' as const,
  },
  ...{ image_url: '/media/merchant-campaigns/a.jpg', image_size: 1, image_width: 1, image_height: 1 },
});

const banner = (title: string, sort_order: number, end_date: string, active = true) => ({
  ...{ title, search: '', sort_order, end_date, active, application_type: 'UserApp' as const },
  ...{ image_url: '/media/banners/a.jpg', image_size: 1, image_width: 1, image_height: 1 },
});

it('tells what ends within seven days, the soonest first, and nothing else (CAMP-24, D-21)', async () => {
  expect(await read()).toEqual({ items: [], totalCount: 0 });
  const { db } = campaigns.server;
  const used = await campaigns.made({ title: 'Yedi gün sonra', endDate: '2026-03-17' });
  await campaigns.use(used.id, 3);
  await campaigns.made({ title: 'Sekiz gün sonra', endDate: '2026-03-18' });
  await campaigns.made({ title: 'Pasif', endDate: '2026-03-12', active: false });
  const bare = { type: 'General', codeType: 'NoCode', code: '' };
  const today = await campaigns.made({ ...bare, title: 'Bugün', endDate: '2026-03-10' });
  const [merchant] = await db
    .insertInto('merchant_campaigns')
    .values([merchantCampaign('Mağaza', '2026-03-14'), merchantCampaign('Geçmiş', '2026-03-09')])
    .returning('id')
    .execute();
  const [shown] = await db
    .insertInto('banners')
    .values([
      banner('Kış', 1, '2026-03-15'),
      banner('Biten', 2, '2026-03-09'),
      banner('Yaz', 3, '2026-03-18'),
      banner('Pasif', 4, '2026-03-15', false),
    ])
    .returning('id')
    .execute();
  const companyId = await addCompany(db, 'Çınar Kahve');
  const busy = await addVenue(db, { name: 'Yoğun', companyId, busyUntil: new Date('2026-03-10T12:30:00Z') });
  await addVenue(db, { name: 'Yoğundu', companyId, busyUntil: new Date('2026-03-10T08:30:00Z') });
  const holiday = await addVenue(db, { name: 'Tatilde', companyId, freeUntil: '2026-03-16' });

  const row = { endTime: null, codesLeft: null };
  expect(await read()).toEqual({
    items: [
      { ...row, kind: 'busy', id: busy, name: 'Yoğun', endDate: '2026-03-10', endTime: '15:30' },
      { ...row, kind: 'campaign', id: today.id, name: 'Bugün', endDate: '2026-03-10' },
      { ...row, kind: 'merchantCampaign', id: merchant?.id, name: 'Mağaza', endDate: '2026-03-14' },
      { ...row, kind: 'banner', id: shown?.id, name: 'Kış', endDate: '2026-03-15' },
      { ...row, kind: 'holiday', id: holiday, name: 'Tatilde', endDate: '2026-03-16' },
      { ...row, kind: 'campaign', id: used.id, name: 'Yedi gün sonra', endDate: '2026-03-17', codesLeft: 97 },
    ],
    totalCount: 6,
  });
});

it('shows at most 50 and tells how many there are (CAMP-24)', async () => {
  const { db } = campaigns.server;
  const before = (await read()).totalCount;
  const rows = Array.from({ length: 60 }, (_, n) => merchantCampaign(`Biten ${n}`, '2026-03-11'));
  await db.insertInto('merchant_campaigns').values(rows).execute();
  const { items, totalCount } = await read();
  expect([items.length, totalCount]).toEqual([50, before + 60]);
});
