import { type Campaign, campaignEntries } from '@telve/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Campaigns, startCampaigns } from '../../testing/campaigns';
import { hostileLinks } from '../../testing/hostileLinks';

let campaigns: Campaigns;
beforeAll(async () => {
  campaigns = await startCampaigns();
});
afterAll(() => campaigns.close());

const { create, update } = campaignEntries;
const refused = async (entry: typeof create | typeof update, input: object) => {
  const { status, body } = await campaigns.ask(entry, input);
  return [status, body.friendlyMessage?.code, body.errors.map(({ field, code }) => `${field} ${code}`)];
};

describe('a campaign whose codes were made', () => {
  const frozen = [
    ['type', 'Partnership'],
    ['discount', 101],
    ['usageCount', 3],
    ['codeType', 'General'],
  ] as const;

  it.each(frozen)('keeps its %s on the server too (CAMP-60)', async (field, value) => {
    const { id } = await campaigns.made({ codeType: 'Unique', code: '', userCount: 3 });
    const before = await campaigns.detail(id);
    const code = field === 'codeType' ? { code: 'BASKA01' } : {};
    const [status, fault, fields] = await refused(update, { id, [field]: value, ...code });
    expect([status, fault]).toEqual([409, 'campaign_codes_frozen']);
    expect(fields).toContain(`${field} campaign_codes_frozen`);
    expect(await campaigns.detail(id)).toEqual(before);
  });

  it('refuses a value that could not hold beside its type or code type as well (CAMP-60)', async () => {
    const { id, title } = await campaigns.made({
      ...{ type: 'General', discount: null, usageCount: null, codeType: 'Unique', code: '', userCount: 3 },
    });
    for (const [field, value] of [
      ['code', 'BASKA03'],
      ['discount', 5],
      ['usageCount', 2],
    ] as const) {
      expect(await refused(update, { id, [field]: value })).toEqual([
        409,
        'campaign_codes_frozen',
        [`${field} campaign_codes_frozen`],
      ]);
    }
    expect((await campaigns.ask(update, { id, title, code: '', discount: null, usageCount: null })).status).toBe(200);
  });

  it('keeps its general code from the first use on, and takes the same values again (CAMP-60, CAMP-54)', async () => {
    const made = await campaigns.made();
    expect(made.codeCreated).toBe(false);
    await campaigns.use(made.id, 1);
    expect((await campaigns.detail(made.id)).codeCreated).toBe(true);
    expect(await refused(update, { id: made.id, code: 'BASKA02' })).toEqual([
      409,
      'campaign_codes_frozen',
      ['code campaign_codes_frozen'],
    ]);
    const { type, discount, usageCount, codeType, code } = made;
    const same = { id: made.id, type, discount, usageCount, codeType, code: code.toLowerCase(), title: 'Yeni' };
    expect((await campaigns.ask(update, same)).status).toBe(200);
  });
});

describe('the number of codes', () => {
  it('is never below those used (CAMP-88)', async () => {
    const { id } = await campaigns.made();
    await campaigns.use(id, 3);
    const { status, body } = await campaigns.ask(update, { id, userCount: 2 });
    expect([status, body.friendlyMessage?.code, body.errors[0]?.field]).toEqual([
      400,
      'user_count_below_used',
      'userCount',
    ]);
    expect(body.errors[0]?.message).toContain('(3)');
    expect((await campaigns.ask(update, { id, userCount: 3 })).status).toBe(200);
  });

  it('is never below those made, and more are made when it grows (CAMP-44)', async () => {
    const { id } = await campaigns.made({ codeType: 'Unique', code: '', userCount: 5 });
    await campaigns.runJobs();
    expect(await refused(update, { id, userCount: 4 })).toEqual([
      400,
      'user_count_below_made',
      ['userCount user_count_below_made'],
    ]);
    expect((await campaigns.ask(update, { id, userCount: 8 })).status).toBe(200);
    expect((await campaigns.detail(id)).codeProgress).toEqual({ state: 'running', done: 5, total: 8 });
    await campaigns.runJobs();
    expect(await campaigns.detail(id)).toMatchObject({ userCount: 8, codeProgress: null });
  });

  it('cannot be passed by uses, whoever notes them (CAMP-16)', async () => {
    const { id } = await campaigns.made({ userCount: 2 });
    await expect(campaigns.use(id, 3)).rejects.toThrow(/campaigns_codes_within/);
    await campaigns.use(id, 2);
    expect((await campaigns.detail(id)).codeUsedCount).toBe(2);
  });

  it('counts a unique code once, and no code of another campaign, whoever notes it (CAMP-16)', async () => {
    const { id } = await campaigns.made({ codeType: 'Unique', code: '', userCount: 3 });
    const other = await campaigns.made();
    await campaigns.runJobs();
    await campaigns.use(id, 2);
    await expect(campaigns.use(id, 1)).rejects.toThrow(/a unique code is used once/);
    expect((await campaigns.detail(id)).codeUsedCount).toBe(2);
    const { db } = campaigns.server;
    const code = db.selectFrom('campaign_codes').select('id').where('campaign_id', '=', other.id);
    const { id: code_id } = await code.executeTakeFirstOrThrow();
    const use = { campaign_id: id, code_id, end_user_id: 1, used_at: campaigns.server.clock.now() };
    await expect(db.insertInto('campaign_code_uses').values(use).execute()).rejects.toThrow(
      /campaign_code_uses_of_campaign/,
    );
  });

  it('tells the uses of the last seven days (CAMP-53)', async () => {
    const { id } = await campaigns.made();
    const now = campaigns.server.clock.now().getTime();
    await campaigns.use(id, 4, new Date(now - 7 * 86_400_000 - 1));
    await campaigns.use(id, 2, new Date(now - 6 * 86_400_000));
    expect(await campaigns.detail(id)).toMatchObject({ codeUsedCount: 6, codeUsedLastWeek: 2 });
  });
});

describe('the end of a campaign', () => {
  it('is today or later; one that is stored may have passed (CAMP-98, D-21)', async () => {
    expect(await refused(create, campaigns.form({ endDate: '2026-03-09' }))).toEqual([
      400,
      'check_end_date',
      ['endDate check_end_date'],
    ]);
    const { id } = await campaigns.made({ endDate: '2026-03-10' });
    await campaigns.server.db.updateTable('campaigns').set({ end_date: '2026-01-01' }).where('id', '=', id).execute();
    expect((await campaigns.ask(update, { id, endDate: '2026-01-01', title: 'Geçmiş' })).status).toBe(200);
    expect((await refused(update, { id, endDate: '2026-01-02' }))[1]).toBe('check_end_date');
  });
});

describe('a link', () => {
  it('that runs or leads nowhere is refused at its field (CAMP-97)', async () => {
    for (const link of hostileLinks) {
      for (const campaignLinkType of ['ExternalLink', 'InternalLink']) {
        const input = campaigns.form({ link, campaignLinkType });
        const [status, , fields] = await refused(create, input);
        expect([link, status, fields]).toEqual([link, 400, [expect.stringMatching(/^link (?:link|type)$/)]]);
      }
    }
  });

  it('needs its type and its text (CAMP-93, CAMP-94)', async () => {
    const { campaignLinkType: _type, linkText: _text, ...form } = campaigns.form();
    const { status, body } = await campaigns.ask(create, form);
    expect([status, body.errors.map(({ field, code }) => `${field} ${code}`).sort()]).toEqual([
      400,
      ['campaignLinkType required', 'linkText link_with_parts'],
    ]);
  });

  it('that was forced into the table is read as a text and breaks nothing (CAMP-97)', async () => {
    const { id } = await campaigns.made();
    const link = 'javascript:alert(1)';
    await sql`update campaigns set link = ${link} where id = ${id}`.execute(campaigns.server.db);
    expect((await campaigns.detail(id)).link).toBe(link);
    expect(await refused(update, { id, title: 'Başka' })).toEqual([400, 'validation_failed', ['link link']]);
    expect((await campaigns.ask<Campaign>(update, { id, link: '' })).status).toBe(200);
  });
});
