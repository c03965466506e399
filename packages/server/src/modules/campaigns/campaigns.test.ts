import { type Campaign, type CampaignRow, campaignEntries, type Page, type VersionConflict } from '@telve/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Campaigns, startCampaigns } from '../../testing/campaigns';

let campaigns: Campaigns;
beforeAll(async () => {
  campaigns = await startCampaigns();
});
afterAll(() => campaigns.close());

const { create, update, list, setActive, setShown } = campaignEntries;
const listed = async (input: object) => {
  const { body } = await campaigns.ask<Page<CampaignRow>>(list, { size: 100, ...input });
  return body.payload as Page<CampaignRow>;
};
const ids = async (input: object) => (await listed(input)).items.map(({ id }) => id);
const audits = (id: number) =>
  campaigns.server.db
    .selectFrom('audit_log')
    .select(['action', 'old_values', 'new_values'])
    .where('entity', '=', 'campaign')
    .where('entity_id', '=', String(id))
    .orderBy('id')
    .execute();
const refused = async (entry: typeof create | typeof update, input: object) => {
  const { status, body } = await campaigns.ask(entry, input);
  return [status, body.friendlyMessage?.code, body.errors.map(({ field, code }) => `${field} ${code}`)];
};

describe('a campaign', () => {
  it('is added with every field and read again by its id (CAMP-34 to CAMP-51, CAMP-102, CAMP-103, CAMP-113)', async () => {
    const form = campaigns.form();
    const { status, body } = await campaigns.ask<Campaign>(create, form);
    expect([status, body.processStatus]).toEqual([200, 'Success']);
    const added = body.payload as Campaign;
    expect(added).toEqual({
      ...form,
      id: added.id,
      ...{ imgUrl: null, img: null, codeUsedCount: 0, codeUsedLastWeek: 0, codeCreated: false, codeProgress: null },
      ...{ groupCampaignId: null, groupTitle: null, version: 1 },
    });
    expect(await campaigns.detail(added.id)).toEqual(added);
  });

  it('begins as the form does where nothing is said (CAMP-64 to CAMP-70)', async () => {
    const { title, shortDescription, description, endDate, code } = campaigns.form();
    const input = { title, shortDescription, description, endDate, code, type: 'General', userCount: 5 };
    const { body } = await campaigns.ask<Campaign>(create, input);
    expect(body.payload).toMatchObject({
      ...{ segmentType: 'NoSegment', codeType: 'General', campaignLinkType: 'InternalLink', priority: 0 },
      ...{ active: true, shown: true, subscriptionType: 'GENERAL', discount: null, usageCount: null },
    });
  });

  it('is taken from JSON too, with code types by name or number (CAMP-107, CAMP-43, D-72, D-76)', async () => {
    const { token, server } = campaigns;
    const send = (method: string, path: string, body: object) =>
      server.send<Campaign>(method, `/api/panel/reader-user-campaign/${path}`, { token, body });
    const made = await send('POST', 'create-campaign', campaigns.form({ codeType: 3, type: 'General' }));
    expect(made.body.payload).toMatchObject({ codeType: 'NoCode', userCount: null, code: '', discount: null });
    const { id } = made.body.payload as Campaign;
    expect((await send('PUT', 'update-campaign', { id, priority: 9 })).body.payload).toBe(true);
    expect(await campaigns.detail(id)).toMatchObject({ priority: 9, version: 2 });
  });

  it('is kept with clean texts, its code in upper case by ASCII (CAMP-86, D-72)', async () => {
    const made = await campaigns.made({ title: '  Kış\u202E  indirimi ', code: 'kahvei_' });
    expect(made).toMatchObject({ title: 'Kış indirimi', code: 'KAHVEI_' });
  });

  it('is not there for an unknown id (CAMP-102)', async () => {
    const { status, body } = await campaigns.ask(campaignEntries.detail, { id: 999_999 });
    expect([status, body.friendlyMessage?.code]).toEqual([404, 'campaign_not_found']);
  });
});

describe('a change of a campaign', () => {
  it('leaves what is absent, and raises the version (CAMP-107, CAMP-54)', async () => {
    const made = await campaigns.made();
    const change = { id: made.id, version: 1, title: 'Yeni başlık', discount: 250, code: 'yeni_01' };
    expect((await campaigns.ask(update, change)).body.payload).toBe(true);
    expect(await campaigns.detail(made.id)).toEqual({
      ...made,
      ...{ title: 'Yeni başlık', discount: 250, code: 'YENI_01', version: 2 },
    });
    expect(await refused(update, { id: 999_999 })).toEqual([404, 'campaign_not_found', []]);
  });

  it('is judged together with what is stored (CAMP-82, CAMP-83, CAMP-93)', async () => {
    const { id } = await campaigns.made({ link: '', linkText: '' });
    const general = await campaigns.made({ type: 'General', discount: null, usageCount: null });
    const faults = [
      await refused(update, { id, link: 'https://telve.example' }),
      await refused(update, { id, codeType: 'NoCode' }),
      await refused(update, { id: general.id, type: 'Partnership' }),
      await refused(update, { id, title: ' ' }),
    ];
    expect(faults).toEqual([
      [400, 'validation_failed', ['linkText link_with_parts']],
      [400, 'validation_failed', ['codeType no_code_with_type']],
      [400, 'validation_failed', ['discount discount_range', 'usageCount required']],
      [400, 'validation_failed', ['title required']],
    ]);
    expect(await campaigns.detail(id)).toMatchObject({ version: 1, link: '', codeType: 'General' });
  });

  it('empties a link by an empty text, its text goes too (CAMP-62)', async () => {
    const { id } = await campaigns.made();
    await campaigns.ask(update, { id, link: '' });
    expect(await campaigns.detail(id)).toMatchObject({ link: '', linkText: '' });
  });

  it('over a newer version is answered with the stored campaign and who changed it', async () => {
    const { id } = await campaigns.made();
    await campaigns.ask(update, { id, version: 1, title: 'Önce' });
    const { status, body } = await campaigns.ask<VersionConflict<Campaign>>(update, { id, version: 1, title: 'Sonra' });
    expect([status, body.friendlyMessage?.code]).toEqual([409, 'version_conflict']);
    expect(body.payload).toMatchObject({ current: { id, title: 'Önce', version: 2 }, changedBy: 'İpek Işık' });
  });

  it('that changes nothing leaves no trace', async () => {
    const { id, title } = await campaigns.made();
    await campaigns.ask(update, { id, title });
    expect(await campaigns.detail(id)).toMatchObject({ version: 1 });
    expect((await audits(id)).map(({ action }) => action)).toEqual(['campaign_created']);
  });

  it('by a switch turns it on and off, shows and hides it (CAMP-58, CAMP-59, CAMP-105, CAMP-106)', async () => {
    const { id } = await campaigns.made();
    expect((await campaigns.ask(setActive, { id, active: false })).body.processStatus).toBe('Success');
    expect((await campaigns.ask(setShown, { id, shown: false })).body.processStatus).toBe('Success');
    expect(await campaigns.detail(id)).toMatchObject({ active: false, shown: false, version: 3 });
    await campaigns.ask(setActive, { id, active: true });
    await campaigns.ask(setActive, { id, active: true });
    expect((await audits(id)).map(({ action }) => action)).toEqual([
      ...['campaign_created', 'campaign_deactivated', 'campaign_changed', 'campaign_activated'],
    ]);
    expect((await campaigns.ask(setActive, { id: 999_999, active: true })).status).toBe(404);
  });
});

describe('the list of campaigns', () => {
  it('has the rows of no group, newest first, with what their columns show (CAMP-13 to CAMP-22, CAMP-100, CAMP-101)', async () => {
    const group = await campaigns.group();
    const first = await campaigns.made();
    const second = await campaigns.made({ groupCampaignId: group.id });
    const third = await campaigns.made();
    await campaigns.use(third.id, 3);
    const { items, totalCount, totalPages } = await listed({});
    const found = items.map(({ id }) => id);
    expect(found.indexOf(third.id)).toBeLessThan(found.indexOf(first.id));
    expect(found).not.toContain(second.id);
    expect([totalCount, totalPages]).toEqual([items.length, 1]);
    const { id, title, codeType, type, shown, active, priority, endDate, subscriptionType } = third;
    expect(items[0]).toEqual({
      ...{ id, title, codeType, type, shown, active, priority, endDate, subscriptionType },
      ...{ codeUsedCount: 3, userCount: 100, codeProgress: null },
    });
    expect(await ids({ campaignGroupId: group.id })).toEqual([second.id]);
  });

  it('is narrowed by type, state, segment, package and end (CAMP-04, CAMP-05, CAMP-06, CAMP-07, CAMP-08, D-47)', async () => {
    const search = 'Süzgeç';
    const one = await campaigns.made({ title: search, endDate: '2026-05-01' });
    const other = await campaigns.made({
      ...{ title: search, type: 'Partnership', segmentType: 'Churn', subscriptionType: 'BASIC', active: false },
      endDate: '2026-05-02',
    });
    const wanted: [object, number[]][] = [
      [{ filterByCampaign: 'Partnership' }, [other.id]],
      [{ filterByStatus: true }, [one.id]],
      [{ filterByStatus: false }, [other.id]],
      [{ filterBySegment: 'Churn' }, [other.id]],
      [{ filterBySubscriptionType: 'PLUS' }, [one.id]],
      [{ filterBySubscriptionType: 'plus' }, [one.id]],
      [{ filterBySubscriptionType: 'BasicPlan' }, [other.id]],
      [{ startDate: '2026-05-02', endDate: '2026-05-02' }, [other.id]],
      [{ startDate: '2026-04-01', endDate: '2026-05-01' }, [one.id]],
      [{}, [other.id, one.id]],
    ];
    for (const [filter, expected] of wanted) expect(await ids({ search, ...filter })).toEqual(expected);
    const path = '/api/panel/reader-user-campaign/campaign-list?isActive=false&startDate=02-05-2026&pageNumber=1';
    const answer = await campaigns.server.send<Page<CampaignRow>>('GET', path, { token: campaigns.token });
    expect(answer.body.payload?.items.map(({ id }) => id)).toEqual([other.id]);
  });

  it('finds a campaign by a part of its title or by its general code (CAMP-09, D-91)', async () => {
    const { id } = await campaigns.made({ title: 'IŞIKLI yaz', code: 'ISIKLI7' });
    expect(await ids({ search: 'ışıklı y' })).toEqual([id]);
    expect(await ids({ search: 'isikli7' })).toEqual([id]);
    expect(await ids({ search: '%' })).toEqual([]);
  });
});
