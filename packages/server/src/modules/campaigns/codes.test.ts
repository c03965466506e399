import { type Campaign, type CampaignRow, campaignEntries, type Page } from '@telve/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Campaigns, startCampaigns } from '../../testing/campaigns';
import { makeCodes } from './codes/make';
import { alphabet, randomCodes, uniqueLength } from './codes/random';

let campaigns: Campaigns;
beforeAll(async () => {
  campaigns = await startCampaigns();
});
afterAll(() => campaigns.close());

const { create, update, addCodes, resumeCodes } = campaignEntries;
const unique = (userCount: number) => campaigns.made({ codeType: 'Unique', code: '', userCount });
const codesOf = async (id: number) => {
  const { db } = campaigns.server;
  const rows = await db.selectFrom('campaign_codes').select('code').where('campaign_id', '=', id).execute();
  return rows.map(({ code }) => code);
};
const outcome = async (entry: Parameters<Campaigns['ask']>[0], input: object) => {
  const { status, body } = await campaigns.ask(entry, input);
  return [status, body.friendlyMessage?.code];
};

describe('unique codes', () => {
  it('are ten symbols of 32 without those that look alike, all different (CAMP-44, CAMP-54)', async () => {
    const made = await unique(4200);
    expect(made).toMatchObject({ codeCreated: true, codeProgress: { state: 'running', done: 0, total: 4200 } });
    await campaigns.runJobs();
    const codes = await codesOf(made.id);
    expect(new Set(codes).size).toBe(4200);
    expect(codes.filter((code) => !new RegExp(`^[${alphabet}]{10}$`).test(code))).toEqual([]);
    expect(new Set(alphabet).size).toBe(32);
    expect(alphabet).toMatch(/^[^01IO]*$/);
    expect(await campaigns.detail(made.id)).toMatchObject({ codeProgress: null, userCount: 4200 });
  });

  it('have each symbol at each place as often as any other (CAMP-44)', () => {
    const codes = randomCodes(32_000);
    const square = Array.from({ length: uniqueLength }, (_, place) => {
      const counts = new Map([...alphabet].map((symbol) => [symbol, 0]));
      for (const code of codes) counts.set(code.charAt(place), (counts.get(code.charAt(place)) ?? 0) + 1);
      return [...counts.values()].reduce((sum, found) => sum + (found - 1000) ** 2 / 1000, 0);
    }).reduce((sum, each) => sum + each, 0);
    // 310 degrees of freedom: beyond 390 once in a thousand draws, beyond 450 once in ten million.
    expect(square).toBeLessThan(450);
  });

  it('show how far their making is, in list and detail (CAMP-44)', async () => {
    const { id } = await unique(1200);
    const seen: unknown[] = [];
    await campaigns.runJobs((payload, context, job) => {
      const progress = async (done: number, total?: number) => {
        const { body } = await campaigns.ask<Page<CampaignRow>>(campaignEntries.list, {});
        seen.push(body.payload?.items.find((row) => row.id === id)?.codeProgress, [done, total]);
        await context.progress(done, total);
      };
      return makeCodes(payload, { ...context, progress }, job);
    });
    expect(seen).toEqual([
      { state: 'running', done: 500, total: 1200 },
      [500, 1200],
      { state: 'running', done: 1000, total: 1200 },
      [1000, 1200],
      null,
      [1200, 1200],
    ]);
  });

  it('are as many as asked for when their making is cut off in the middle and goes on', async () => {
    const { id } = await unique(2300);
    let parts = 0;
    const dying = campaigns.runJobs((payload, context, job) => {
      // As if the process died after the second part was committed: nothing else of the job happens.
      const progress = () => {
        parts += 1;
        return parts === 2 ? new Promise<never>(() => {}) : Promise.resolve();
      };
      return makeCodes(payload, { ...context, progress }, job);
    });
    void dying;
    await expect.poll(() => parts).toBe(2);
    expect((await campaigns.detail(id)).codeProgress).toEqual({ state: 'running', done: 1000, total: 2300 });
    expect(await campaigns.runJobs()).toBe(0);
    campaigns.jobClock.advance(61_000);
    expect(await campaigns.runJobs()).toBe(1);
    expect(new Set(await codesOf(id)).size).toBe(2300);
    expect((await campaigns.detail(id)).codeProgress).toBeNull();
  });

  it('are as many as asked for when two processes make them at once', async () => {
    const { id } = await unique(3100);
    await Promise.all([
      campaigns.runJobs(async (payload, context, job) => {
        await Promise.all([1, 2, 3].map(() => makeCodes(payload, context, job)));
      }),
      campaigns.runJobs(),
    ]);
    expect(new Set(await codesOf(id)).size).toBe(3100);
  });

  it('that could not be made can be asked for again, and are made once (CAMP-120)', async () => {
    const { id } = await unique(1500);
    const failing = () => {
      throw new Error('the disk is full');
    };
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await campaigns.runJobs(failing);
      campaigns.jobClock.advance(600_000);
    }
    expect((await campaigns.detail(id)).codeProgress).toEqual({ state: 'failed', done: 0, total: 1500 });
    expect(await campaigns.runJobs()).toBe(0);
    expect(await outcome(resumeCodes, { campaignId: id })).toEqual([200, undefined]);
    expect(await outcome(resumeCodes, { campaignId: id })).toEqual([200, undefined]);
    expect(await campaigns.runJobs()).toBe(1);
    expect(await outcome(resumeCodes, { campaignId: id })).toEqual([200, undefined]);
    expect(await campaigns.runJobs()).toBe(0);
    expect(await codesOf(id)).toHaveLength(1500);
    expect((await outcome(resumeCodes, { campaignId: 999_999 }))[0]).toBe(404);
    const audited = campaigns.server.db.selectFrom('audit_log').select(['actor_id', 'new_values']);
    const rows = audited.where('action', '=', 'campaign_codes_resumed').where('entity_id', '=', String(id));
    expect(await rows.execute()).toEqual([{ actor_id: expect.any(Number), new_values: { missing: 1500 } }]);
  });

  it('of a small campaign are there before a large one has all of its own (CAMP-44)', async () => {
    const large = await unique(6000);
    const small = await unique(100);
    let left: unknown;
    await campaigns.runJobs((payload, context, job) => {
      const progress = async (done: number, total?: number) => {
        campaigns.jobClock.advance(10);
        if (total === 100) left = (await campaigns.detail(large.id)).codeProgress;
        await context.progress(done, total);
      };
      return makeCodes(payload, { ...context, progress }, job);
    });
    expect(left).toEqual({ state: 'running', done: 2500, total: 6000 });
    for (const { id, userCount } of [large, small]) expect(await codesOf(id)).toHaveLength(userCount as number);
  });
});

describe('adding codes', () => {
  it('makes as many more, also twice at once (CAMP-71, CAMP-104)', async () => {
    const { id } = await unique(10);
    await campaigns.runJobs();
    const both = await Promise.all([1, 2].map(() => outcome(addCodes, { campaignId: id, couponCount: 1000 })));
    expect(both).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
    await campaigns.runJobs();
    expect(await campaigns.detail(id)).toMatchObject({ userCount: 2010, codeProgress: null, version: 3 });
    expect(new Set(await codesOf(id)).size).toBe(2010);
  });

  it('while a making is at its end is not lost', async () => {
    const { id } = await unique(600);
    let isAdded = false;
    await campaigns.runJobs((payload, context, job) => {
      const progress = async (done: number) => {
        if (done !== 600 || isAdded) return;
        isAdded = true;
        await campaigns.ask(addCodes, { campaignId: id, couponCount: 50 });
      };
      return makeCodes(payload, { ...context, progress }, job);
    });
    await campaigns.runJobs();
    expect(await codesOf(id)).toHaveLength(650);
    expect((await campaigns.detail(id)).codeProgress).toBeNull();
  });

  it('with one key 20 times at once adds once (GEN-14)', async () => {
    const { id } = await unique(10);
    const headers = { 'idempotency-key': 'kupon-ekle-100' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => campaigns.ask(addCodes, { campaignId: id, couponCount: 100 }, headers)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await campaigns.runJobs();
    expect(await codesOf(id)).toHaveLength(110);
  });

  it('raises the uses of a general code, and refuses a campaign without codes (D-72)', async () => {
    const general = await campaigns.made();
    expect(await outcome(addCodes, { campaignId: general.id, couponCount: 10 })).toEqual([200, undefined]);
    expect((await campaigns.detail(general.id)).userCount).toBe(110);
    const none = await campaigns.made({ type: 'General', codeType: 'NoCode', code: '' });
    expect(await outcome(addCodes, { campaignId: none.id, couponCount: 10 })).toEqual([409, 'campaign_takes_no_codes']);
    expect(await outcome(addCodes, { campaignId: 999_999, couponCount: 10 })).toEqual([404, 'campaign_not_found']);
    await campaigns.ask(update, { id: general.id, userCount: 999_995 });
    expect(await outcome(addCodes, { campaignId: general.id, couponCount: 10 })).toEqual([400, 'user_count_max']);
  });
});

describe('a general code', () => {
  it('belongs to one campaign, whatever its case (CAMP-84, CAMP-86)', async () => {
    await campaigns.made({ code: 'KAHVE_1' });
    for (const code of ['KAHVE_1', 'kahve_1']) {
      expect(await outcome(create, campaigns.form({ code }))).toEqual([409, 'campaign_code_already_exists']);
    }
    const other = await campaigns.made();
    const { body } = await campaigns.ask(update, { id: other.id, code: 'kahve_1' });
    expect(body.errors.map(({ field, code }) => [field, code])).toEqual([['code', 'campaign_code_already_exists']]);
    expect(await campaigns.detail(other.id)).toEqual(other);
  });

  it('is taken once by 20 that come at once, and free again when its campaign has another (CAMP-84)', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => campaigns.ask<Campaign>(create, campaigns.form({ code: 'YARIS_1' }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    const id = answers.find(({ status }) => status === 200)?.body.payload?.id as number;
    await campaigns.ask(update, { id, code: 'YARIS_2' });
    expect((await campaigns.made({ code: 'YARIS_1' })).code).toBe('YARIS_1');
  });

  it('with one key 20 times at once is one campaign (GEN-14)', async () => {
    const headers = { 'idempotency-key': 'tek-kampanya' };
    const form = campaigns.form({ code: 'TEKKOD1' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => campaigns.ask<Campaign>(create, form, headers)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.payload?.id)).size).toBe(1);
  });
});
