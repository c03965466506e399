import { type CampaignGroup, type CampaignRow, campaignEntries, type Page } from '@telve/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Campaigns, startCampaigns } from '../../testing/campaigns';
import { addCompany } from '../../testing/fixtures';
import { fileOf, photo } from '../../testing/jpegs';
import { massTitle } from './mass-title';

let campaigns: Campaigns;
let companyList: number[];
beforeAll(async () => {
  campaigns = await startCampaigns();
  companyList = [];
  for (let n = 0; n < 40; n += 1) companyList.push(await addCompany(campaigns.server.db, `İş yeri ${n}`));
});
afterAll(() => campaigns.close());

const { createForCompanies, group, update } = campaignEntries;
const make = (more: object, headers?: Record<string, string>) =>
  campaigns.ask<{ ids: number[] }>(createForCompanies, campaigns.form({ code: 'kh', ...more }), headers);
const rows = async (campaignGroupId: number) =>
  (await campaigns.ask<Page<CampaignRow>>(campaignEntries.list, { campaignGroupId, size: 100 })).body.payload?.items;

describe('the title of a company’s campaign', () => {
  it('keeps the company’s name and stays within 255 characters', () => {
    expect(massTitle('İlk ay', 'Avlu Turizm')).toBe('İlk ay · Avlu Turizm');
    const long = massTitle('a'.repeat(255), 'Avlu Turizm');
    expect([long.length, long.endsWith('… · Avlu Turizm')]).toEqual([255, true]);
    expect(massTitle('a'.repeat(255), 'b'.repeat(255)).length).toBeLessThanOrEqual(255);
  });

  it('is cut between letters as a reader sees them', () => {
    const cook = '👩‍🍳';
    const title = massTitle(cook.repeat(51), cook.repeat(51));
    expect(title.length).toBeLessThanOrEqual(255);
    expect(title).toMatch(/^(?:👩‍🍳)+… · (?:👩‍🍳)+…$/u);
  });
});

describe('a mass creation', () => {
  it('adds a campaign for each company with a code of its own (GRP-10, GRP-22, GRP-28, CAMP-56, D-73)', async () => {
    const { id: groupCampaignId } = await campaigns.group();
    const { body } = await make({ groupCampaignId, companyList, title: 'Toplu' });
    const ids = body.payload?.ids as number[];
    expect(ids).toHaveLength(40);
    const made = await Promise.all(ids.map((id) => campaigns.detail(id)));
    expect(new Set(made.map(({ code }) => code)).size).toBe(40);
    expect(made.filter(({ code }) => !/^KH[A-Z2-9]{6}$/.test(code))).toEqual([]);
    expect(made.filter(({ groupCampaignId: of }) => of !== groupCampaignId)).toEqual([]);
    const names = await campaigns.server.db.selectFrom('companies').select(['id', 'name']).execute();
    const nameOf = new Map(names.map(({ id, name }) => [id, name]));
    expect(made.map(({ title }) => title)).toEqual(companyList.map((id) => `Toplu · ${nameOf.get(id)}`));
    const stored = await campaigns.ask<CampaignGroup>(group, { id: groupCampaignId });
    expect(stored.body.payload).toMatchObject({ subCampaignList: ids, companyList, userCount: 4000 });
    const companies = await campaigns.server.db
      .selectFrom('campaigns')
      .select('company_id')
      .where('id', 'in', ids)
      .orderBy('id')
      .execute();
    expect(companies.map(({ company_id }) => company_id)).toEqual(companyList);
  });

  it('gives each campaign unique codes of its own (D-73)', async () => {
    const { id: groupCampaignId } = await campaigns.group();
    const three = companyList.slice(0, 3);
    const { body } = await make({ groupCampaignId, companyList: three, codeType: 'Unique', code: '', userCount: 20 });
    expect((await rows(groupCampaignId))?.map(({ codeProgress }) => codeProgress?.state)).toEqual(
      three.map(() => 'running'),
    );
    await campaigns.runJobs();
    const codes = await campaigns.server.db
      .selectFrom('campaign_codes')
      .select('code')
      .where('campaign_id', 'in', body.payload?.ids as number[])
      .execute();
    expect(new Set(codes.map(({ code }) => code)).size).toBe(60);
  });

  it('is all or nothing: an unknown company or group and a wrong field add none (GRP-28)', async () => {
    const { id: groupCampaignId } = await campaigns.group();
    const unknown = await make({ groupCampaignId, companyList: [companyList[0] as number, 999_999] });
    expect([unknown.status, unknown.body.errors]).toEqual([
      404,
      [expect.objectContaining({ field: 'companyList[1]', code: 'company_not_found' })],
    ]);
    expect((await make({ groupCampaignId: 999_999, companyList })).status).toBe(404);
    expect((await make({ groupCampaignId, companyList, code: 'KHVE' })).body.errors[0]?.code).toBe('code_length');
    expect((await make({ groupCampaignId, companyList, endDate: '2020-01-01' })).status).toBe(400);
    expect(await rows(groupCampaignId)).toEqual([]);
  });

  it('orders no more unique codes than one call may, over all companies (GRP-28)', async () => {
    const { id: groupCampaignId } = await campaigns.group();
    const order = (userCount: number) =>
      make({ groupCampaignId, companyList: [...companyList, companyList[0]], codeType: 'Unique', code: '', userCount });
    const { status, body } = await order(25_001);
    expect([status, body.errors]).toEqual([
      400,
      [
        {
          ...{ field: 'userCount', code: 'mass_codes_max', params: { max: 1_000_000, each: 25_000 } },
          message: 'Bu kadar iş yerinde, iş yeri başına en fazla 25000 kod üretilebilir.',
        },
      ],
    ]);
    expect(await rows(groupCampaignId)).toEqual([]);
    expect((await order(25_000)).status).toBe(200);
    const jobs = campaigns.server.db.updateTable('jobs').set({ state: 'done' }).where('state', '=', 'queued');
    await jobs.execute();
  });

  it('that is sent twice without a key is one, under another title a second (GRP-28)', async () => {
    const { id: groupCampaignId } = await campaigns.group();
    const input = campaigns.form({ code: 'AN', groupCampaignId, companyList: companyList.slice(0, 5) });
    const send = (more: object) => campaigns.ask<{ ids: number[] }>(createForCompanies, { ...input, ...more });
    const answers = await Promise.all([send({}), send({})]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.friendlyMessage).toMatchObject({
      code: 'company_has_campaign',
      message: expect.stringMatching(/^Bu grupta aynı başlıkla kampanyası olan iş yeri var: İş yeri \d+\. /),
    });
    expect(await rows(groupCampaignId)).toHaveLength(5);
    expect((await send({ title: 'İkinci dalga' })).status).toBe(200);
    expect(await rows(groupCampaignId)).toHaveLength(10);
  });

  it('takes active companies alone, as the picker offers them (GRP-32)', async () => {
    const { id: groupCampaignId } = await campaigns.group();
    const passive = await addCompany(campaigns.server.db, 'Kapanan');
    await campaigns.server.db.updateTable('companies').set({ active: false }).where('id', '=', passive).execute();
    const { status, body } = await make({ groupCampaignId, companyList: [companyList[0] as number, passive] });
    expect([status, body.errors]).toEqual([
      404,
      [expect.objectContaining({ field: 'companyList[1]', code: 'company_not_found' })],
    ]);
  });

  it('with one key 20 times at once is one creation (GEN-14)', async () => {
    const { id: groupCampaignId } = await campaigns.group();
    const input = campaigns.form({ code: 'AN', groupCampaignId, companyList: companyList.slice(0, 5) });
    const headers = { 'idempotency-key': 'toplu-bir-kez' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => campaigns.ask<{ ids: number[] }>(createForCompanies, input, headers)),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.payload)))).toHaveProperty('size', 1);
    expect(await rows(groupCampaignId)).toHaveLength(5);
  });

  it('shares its image until one campaign gets another (CAMP-52)', async () => {
    const { id: groupCampaignId } = await campaigns.group();
    const two = companyList.slice(0, 2);
    const { body } = await make({ groupCampaignId, companyList: two, img: fileOf(await photo()) });
    const { ids } = body.payload as { ids: number[] };
    const [first, second] = ids as [number, number];
    const { imgUrl } = await campaigns.detail(first);
    expect((await campaigns.detail(second)).imgUrl).toBe(imgUrl);
    const shown = async () => (await fetch(`${campaigns.server.url}${imgUrl}`)).status;
    await campaigns.ask(update, { id: first, removeImg: true });
    expect(await shown()).toBe(200);
    await campaigns.ask(update, { id: second, removeImg: true });
    await expect.poll(shown).toBe(404);
  });
});
